import type { Language } from './classes.ts'

/** Turkish denies with endings of the verb ("uygulanmaz"), which are in the classes of removal. */
export const TURKISH: Language = {
  common:
    've bir bu ile için olarak veya ya olan da de her tarafından göre kadar sonra önce ise ki gibi en çok o şu tüm bütün üzere içinde arasında halinde ilgili taraf taraflar tarafların olup edilir eder ederler olur dahil',
  negates: 'değil değildir yok yoktur hiç hiçbir asla hayır kimse olmadan',
  homograph: '',
  isProForm: 'bu şu öyle böyle bunlar',
  confirms:
    'her zaman doğru* zorunlu* önemli* denetle* kontrol kabul onaylan* geçerli* yeni güncel tam oybirliği*',
  isNumber:
    'sıfır iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin milyon milyar yarım yarısı çeyrek düzine',
  restricts:
    'eğer yalnızca sadece ancak fakat ama hariç dışında en fazla az azami asgari yaklaşık kaydıyla şartıyla koşuluyla sürece takdirde halinde müddetçe reddet* yasak*',
  denies: 'hiçbir hiç asla kimse muaf muaftır',
  subordinates: 'ki',
  beginCondition:
    'olması halinde,olduğu takdirde,olduğu sürece,şartıyla,koşuluyla,kaydıyla,talebi üzerine,hariç olmak üzere,saklı kalmak kaydıyla',
  removes:
    'reddedil* ret iptal kaldırıl* kaldırılmıştır çıkarıl* silin* hükümsüz* geçersiz* yasak* feshedil* askıya vazgeç* hariç* istisna* *maz *mez *mazlar *mezler *madı *medi *mamış *memiş *mamıştır *memiştir *mayacak *meyecek *mayacaktır *meyecektir *mamaktadır *memektedir *mıyor *miyor *muyor *müyor *madık *medik',
  supposes: 'eğer şayet halinde takdirde sürece *ırsa *irse *ursa *ürse *arsa *erse',
  isStatus:
    'geçersiz* hükümsüz* iptal eski önceki taslak* örnek* yanlış* hatalı* asılsız* öneri* teklif* isteğe süresi kurgusal* tartışmalı* başarısız',
  doubts:
    'iddia* öneri* öner* varsay* sözde güya yanlış* hatalı* sanıl* düşünül* planla* tartışmalı* şüphe* dilek* umul* umut* göre görüş* aksine',
  isExample: 'örnek* örneğin mesela *örneği',
  beginOmission:
    'uygulanmaz,geçersizdir,kaldırılmıştır,iptal edilmiştir,çıkarılmıştır,artık yoktur,kapsam dışı,kabul edilmemiştir,geçerli değildir',
  asserts: 'kabul taahhüt* garanti* beyan onayla* teyit* kararlaştır* anlaş* yükümlü* zorunda* belirt* hükme',
  beginBackReference:
    'bu hüküm,bu madde,bu cümle,bu yükümlülük,bu hak,bu kural,bu şart,yukarıdaki,bu durum,bu doğru,bu ancak,bunun tersi,önceki cümle,ilk cümle,istisnası',
  narrows: 'ile için göre kadar sonra önce olarak üzere içinde dışında arasında halinde hakkında karşı',
  beginUnsettled:
    'kararlaştırılacaktır,henüz kararlaştırılmamıştır,görüşülmektedir,imzalanmamıştır,hukuki sonucu yoktur,eskiden böyleydi',
  points: 'bu bunun bunu buna bundan şu',
  determines: 'bu şu söz anılan yukarıdaki önceki böyle',
  isForegoing: 'yukarıdaki yukarıda anılan',
  isFollowing: 'aşağıdaki* aşağıda',
  overrides:
    'üstündür muaf* hariç* istisna* askıya sona farklı vazgeç* takdir* geri feragat* yerine aykırı rağmen',
  precedes: 'üstündür üstün rağmen aykırı bakılmaksızın',
  contrasts: 'ancak fakat ama oysa lakin buna aksine bununla',
  isClause:
    'madde* hüküm hükm* cümle* fıkra* bent* yükümlülük* yükümlülüğ* hak hakk* şart* kural* metin metn* ifade* paragraf* sorumlulu*',
  isPast:
    'eski önceki önce reddedilen* kaldırılan* geçersiz* iptal çıkarılan* silinen* yanlış* kötü* öneri* karşı mülga tarihsel*',
  beginNeutral:
    'ayrıca bunun yanında,ayrıca,dolayısıyla,bu nedenle,böylece,açıklık getirmek,şüpheye mahal,bu sözleşmede,son olarak',
  attributes: 'göre',
  adds: 'ayrıca da de dahi bile hem',
  limits: 'yalnızca sadece ancak eğer şart* koşul* hariç istisna* sınırlı* bağlıdır *ırsa *irse *ursa *ürse',
  narrates: 'yazdı söyledi anlattı bildirdi açıkladı hatırladı sordu',
  isVoice:
    'görüş* yorum* not* açıklama* mektup* broşür* e-posta* alıntı* kaynak yazdı söyledi dedi iddia* seçin seçiniz efsane* hata hatayı',
  isChoice: 'seçenek alternatif durum soru senaryo',
  isWriting: 'madde* hüküm* cümle* metin metn* ifade* sürüm* nokta* öneriler notlar',
  upholds:
    'uygulan* geçerlidir bağla* düzenle* açıkla* tanımla* belirt* öngör* gerektir* içerir bakınız bkz okuyu* kabul onayla* doğrula* yürürlükte yürürlüğe tamamla* uyul* uyar yerine sağla* göre uyarınca kapsamında gereğince ihlal* sürer devam kapsar',
}
