import type { Language } from './classes.ts'

export const INDONESIAN: Language = {
  common:
    'yang dan di untuk dari dengan ini itu pada dalam oleh atau adalah akan ke sebagai dapat wajib para setiap harus juga telah kepada secara bagi atas sesuai antara tersebut serta maka agar tidak setelah sejak',
  negates: 'tidak bukan belum jangan tanpa tak tiada tidaklah bukanlah kecuali',
  homograph: '',
  isProForm: 'itu ini begitu demikian',
  confirms:
    'selalu benar wajib penting diperiksa memeriksa disetujui diterima berlaku baru terkini lengkap akhir',
  isNumber:
    'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh ratus seratus ribu seribu juta miliar setengah seperempat lusin',
  restricts:
    'jika apabila bila kalau hanya saja namun tetapi tapi sekurang* paling maksimal minimal lebih kurang hingga sampai menolak dilarang melarang sekitar kira-kira hampir asalkan selama sepanjang meskipun',
  denies: 'tidak bukan tiada tanpa dibebaskan jarang',
  subordinates: 'bahwa',
  beginCondition:
    'dalam hal,dengan syarat,dengan ketentuan,selama,sepanjang,sejauh,apabila,dengan pengecualian,atas permintaan,sampai dengan maksimum,terbatas pada,menurut kebijakan',
  removes:
    'ditolak menolak dihapus* menghapus* dicabut mencabut dibatalkan membatalkan batal dikecualikan mengecualikan dilarang melarang diganti* menggantikan ditiadakan dihentikan ditarik dikesampingkan mengesampingkan dicoret ditangguhkan menangguhkan',
  supposes: 'jika apabila bila kalau ketika bilamana',
  isStatus:
    'batal dibatalkan lama sebelumnya rancangan draf konsep contoh* salah keliru usulan opsional kedaluwarsa usang dicabut fiktif diperdebatkan palsu gagal nihil',
  doubts:
    'mengklaim klaim diklaim usul* mengusulkan diusulkan menduga dugaan diduga menurut konon pendapat* berharap harapan ingin berniat rencana* direncanakan seharusnya sebaiknya keliru salah sebaliknya ragu* dibantah khayalan dongeng',
  isExample: 'contoh* misalnya ilustrasi',
  beginOmission:
    'dihapus,dicabut,tidak berlaku,tidak lagi,tidak termasuk,dibatalkan,tidak disepakati,ditarik,batal,tidak ada,di luar cakupan',
  asserts:
    'menyepakati sepakat disepakati setuju menjamin menyatakan menegaskan mengakui berjanji wajib menetapkan ditetapkan memastikan',
  beginBackReference:
    'hal ini,ini adalah,ini tidak,ini bukan,ini hanya,ini benar,ini berlaku,itu tidak,itu adalah,ketentuan ini,klausul ini,kalimat ini,pasal ini,ayat ini,kewajiban ini,hak ini,hal tersebut,ketentuan tersebut,kewajiban tersebut,pengecualian,dikecualikan dari,syaratnya,yang tersebut,sebaliknya',
  narrows:
    'yang di untuk dari dengan pada dalam oleh ke sebagai bagi atas sesuai antara selama sebelum sesudah setelah sejak hingga sampai tentang mengenai terhadap melalui menurut ketika',
  beginUnsettled:
    'akan disepakati,akan ditentukan,belum disepakati,masih dibahas,dalam perundingan,tidak pernah ditandatangani,tanpa akibat hukum,dahulu demikian',
  points: 'ini itu hal tersebut demikian',
  determines: 'ini itu tersebut di sebelumnya',
  isForegoing: 'tersebut sebelumnya atas',
  isFollowing: 'berikut* berikutnya',
  overrides:
    'mengesampingkan mengalahkan dikecualikan pengecualian ditangguhkan berakhir menyimpang lain melepaskan mencabut ditarik dibebaskan kebijaksanaan',
  precedes: 'mengesampingkan mengalahkan menyimpang bertentangan terlepas meskipun',
  contrasts: 'namun tetapi tapi akan sebaliknya meskipun melainkan',
  isClause:
    'klausul ketentuan kalimat pasal ayat paragraf kewajiban hak aturan janji syarat teks rumusan versi pernyataan bagian bab',
  isPast:
    'lama sebelumnya dahulu semula dihapus ditolak dicabut dibatalkan ditarik usulan salah buruk keliru batal sejarah terdahulu',
  beginNeutral:
    'untuk menghindari keraguan,sebagai penegasan,selain itu,oleh karena,karena itu,dengan demikian,selanjutnya,akhirnya,dalam perjanjian ini,sebagai imbalan',
  attributes: 'menurut kata',
  adds: 'juga pula maupun terlepas',
  limits:
    'hanya jika apabila bila syarat* pengecualian terbatas bergantung tergantung kecuali asalkan setelah',
  narrates: 'menulis mengatakan berkata melaporkan menceritakan menjawab bertanya mengumumkan',
  isVoice:
    'pendapat* pandangan* komentar catatan* surat brosur email kutipan sumber menulis berkata mitos visi pilih pilihlah kesalahan',
  isChoice: 'opsi pilihan alternatif varian kasus pertanyaan skenario',
  isWriting: 'klausul ketentuan kalimat teks naskah rumusan versi pernyataan butir catatan usulan',
  upholds:
    'berlaku mengikat mengatur menjelaskan menguraikan mendefinisikan menetapkan menyebut* mensyaratkan mewajibkan memuat berisi lihat baca menyetujui disetujui menerima diterima mengesahkan disahkan menegaskan ditegaskan melengkapi mematuhi dipatuhi melaksanakan dilaksanakan menjamin sah mengacu berlanjut melanggar* mencakup menimbulkan menguatkan dikuatkan',
}
