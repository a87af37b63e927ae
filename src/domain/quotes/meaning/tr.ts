import type { Language } from './classes.ts'

/** Turkish denies with endings of the verb ("uygulanmaz"), which are in the classes of removal. */
export const TURKISH: Language = {
  common:
    've bir bu ile için olarak veya ya olan da de her tarafından göre kadar sonra önce ise ki gibi en çok o şu tüm bütün üzere ' +
    'içinde arasında halinde ilgili taraf taraflar tarafların olup edilir eder ederler olur dahil',
  negation: 'değil değildir yok yoktur hiç hiçbir asla hayır kimse olmadan',
  homograph: '',
  proForm: 'bu şu öyle böyle bunlar',
  confirmation:
    'her zaman doğru* zorunlu* önemli* denetle* kontrol kabul onaylan* geçerli* yeni güncel tam oybirliği*',
  number:
    'sıfır iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin milyon milyar yarım yarısı çeyrek düzine',
  restriction:
    'eğer yalnızca sadece ancak fakat ama hariç dışında en fazla az azami asgari yaklaşık kaydıyla şartıyla koşuluyla sürece takdirde halinde müddetçe reddet* yasak*',
  denial: 'hiçbir hiç asla kimse muaf muaftır',
  that: 'ki',
  condition:
    'olması halinde,olduğu takdirde,olduğu sürece,şartıyla,koşuluyla,kaydıyla,talebi üzerine,hariç olmak üzere,saklı kalmak kaydıyla',
  removal:
    'reddedil* ret iptal kaldırıl* kaldırılmıştır çıkarıl* silin* hükümsüz* geçersiz* yasak* feshedil* askıya vazgeç* hariç* istisna* ' +
    '*maz *mez *mazlar *mezler *madı *medi *mamış *memiş *mamıştır *memiştir *mayacak *meyecek *mayacaktır *meyecektir *mamaktadır *memektedir *mıyor *miyor *muyor *müyor *madık *medik',
  supposition: 'eğer şayet halinde takdirde sürece *ırsa *irse *ursa *ürse *arsa *erse',
  status:
    'geçersiz* hükümsüz* iptal eski önceki taslak* örnek* yanlış* hatalı* asılsız* öneri* teklif* isteğe süresi kurgusal* tartışmalı* başarısız',
  doubt:
    'iddia* öneri* öner* varsay* sözde güya yanlış* hatalı* sanıl* düşünül* planla* tartışmalı* şüphe* dilek* umul* umut* göre görüş* aksine',
  example: 'örnek* örneğin mesela *örneği',
  omission:
    'uygulanmaz,geçersizdir,kaldırılmıştır,iptal edilmiştir,çıkarılmıştır,artık yoktur,kapsam dışı,kabul edilmemiştir,geçerli değildir',
  assertion:
    'kabul taahhüt* garanti* beyan onayla* teyit* kararlaştır* anlaş* yükümlü* zorunda* belirt* hükme',
  backReference:
    'bu hüküm,bu madde,bu cümle,bu yükümlülük,bu hak,bu kural,bu şart,yukarıdaki,bu durum,bu doğru,bu ancak,bunun tersi,önceki cümle,ilk cümle,istisnası',
  narrowing: 'ile için göre kadar sonra önce olarak üzere içinde dışında arasında halinde hakkında karşı',
  unsettled:
    'kararlaştırılacaktır,henüz kararlaştırılmamıştır,görüşülmektedir,imzalanmamıştır,hukuki sonucu yoktur,eskiden böyleydi',
  pointing: 'bu bunun bunu buna bundan şu',
  determining: 'bu şu söz anılan yukarıdaki önceki böyle',
  foregoing: 'yukarıdaki yukarıda anılan',
  following: 'aşağıdaki* aşağıda',
  override:
    'üstündür muaf* hariç* istisna* askıya sona farklı vazgeç* takdir* geri feragat* yerine aykırı rağmen',
  precedence: 'üstündür üstün rağmen aykırı bakılmaksızın',
  contrast: 'ancak fakat ama oysa lakin buna aksine bununla',
  clause:
    'madde* hüküm hükm* cümle* fıkra* bent* yükümlülük* yükümlülüğ* hak hakk* şart* kural* metin metn* ifade* paragraf* sorumlulu*',
  past: 'eski önceki önce reddedilen* kaldırılan* geçersiz* iptal çıkarılan* silinen* yanlış* kötü* öneri* karşı mülga tarihsel*',
  neutral:
    'ayrıca bunun yanında,ayrıca,dolayısıyla,bu nedenle,böylece,açıklık getirmek,şüpheye mahal,bu sözleşmede,son olarak',
  attribution: 'göre',
  addition: 'ayrıca da de dahi bile hem',
  limitation:
    'yalnızca sadece ancak eğer şart* koşul* hariç istisna* sınırlı* bağlıdır *ırsa *irse *ursa *ürse',
  narration: 'yazdı söyledi anlattı bildirdi açıkladı hatırladı sordu',
  voice:
    'görüş* yorum* not* açıklama* mektup* broşür* e-posta* alıntı* kaynak yazdı söyledi dedi iddia* seçin seçiniz efsane* hata hatayı',
  choice: 'seçenek alternatif durum soru senaryo',
  writing: 'madde* hüküm* cümle* metin metn* ifade* sürüm* nokta* öneriler notlar',
  upholding:
    'uygulan* geçerlidir bağla* düzenle* açıkla* tanımla* belirt* öngör* gerektir* içerir bakınız bkz okuyu* kabul onayla* doğrula* yürürlükte yürürlüğe tamamla* uyul* uyar yerine sağla* göre uyarınca kapsamında gereğince ihlal* sürer devam kapsar',
}
