import type { Language } from './classes.ts'

export const INDONESIAN: Language = {
  common:
    'yang dan di untuk dari dengan ini itu pada dalam oleh atau adalah akan ke sebagai dapat wajib para setiap harus juga telah ' +
    'kepada secara bagi atas sesuai antara tersebut serta maka agar tidak setelah sejak',
  negation: 'tidak bukan belum jangan tanpa tak tiada tidaklah bukanlah kecuali',
  homograph: '',
  proForm: 'itu ini begitu demikian',
  confirmation:
    'selalu benar wajib penting diperiksa memeriksa disetujui diterima berlaku baru terkini lengkap akhir',
  number:
    'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh ratus seratus ribu seribu juta miliar setengah seperempat lusin',
  restriction:
    'jika apabila bila kalau hanya saja namun tetapi tapi sekurang* paling maksimal minimal lebih kurang hingga sampai menolak dilarang melarang sekitar kira-kira hampir asalkan selama sepanjang meskipun',
  denial: 'tidak bukan tiada tanpa dibebaskan jarang',
  that: 'bahwa',
  condition:
    'dalam hal,dengan syarat,dengan ketentuan,selama,sepanjang,sejauh,apabila,dengan pengecualian,atas permintaan,sampai dengan maksimum,terbatas pada,menurut kebijakan',
  removal:
    'ditolak menolak dihapus* menghapus* dicabut mencabut dibatalkan membatalkan batal dikecualikan mengecualikan dilarang melarang diganti* menggantikan ditiadakan dihentikan ditarik dikesampingkan mengesampingkan dicoret ditangguhkan menangguhkan',
  supposition: 'jika apabila bila kalau ketika bilamana',
  status:
    'batal dibatalkan lama sebelumnya rancangan draf konsep contoh* salah keliru usulan opsional kedaluwarsa usang dicabut fiktif diperdebatkan palsu gagal nihil',
  doubt:
    'mengklaim klaim diklaim usul* mengusulkan diusulkan menduga dugaan diduga menurut konon pendapat* berharap harapan ingin berniat rencana* direncanakan seharusnya sebaiknya keliru salah sebaliknya ragu* dibantah khayalan dongeng',
  example: 'contoh* misalnya ilustrasi',
  omission:
    'dihapus,dicabut,tidak berlaku,tidak lagi,tidak termasuk,dibatalkan,tidak disepakati,ditarik,batal,tidak ada,di luar cakupan',
  assertion:
    'menyepakati sepakat disepakati setuju menjamin menyatakan menegaskan mengakui berjanji wajib menetapkan ditetapkan memastikan',
  backReference:
    'hal ini,ini adalah,ini tidak,ini bukan,ini hanya,ini benar,ini berlaku,itu tidak,itu adalah,ketentuan ini,klausul ini,kalimat ini,pasal ini,ayat ini,kewajiban ini,hak ini,hal tersebut,ketentuan tersebut,kewajiban tersebut,pengecualian,dikecualikan dari,syaratnya,yang tersebut,sebaliknya',
  narrowing:
    'yang di untuk dari dengan pada dalam oleh ke sebagai bagi atas sesuai antara selama sebelum sesudah setelah sejak hingga sampai tentang mengenai terhadap melalui menurut ketika',
  unsettled:
    'akan disepakati,akan ditentukan,belum disepakati,masih dibahas,dalam perundingan,tidak pernah ditandatangani,tanpa akibat hukum,dahulu demikian',
  pointing: 'ini itu hal tersebut demikian',
  determining: 'ini itu tersebut di sebelumnya',
  foregoing: 'tersebut sebelumnya atas',
  following: 'berikut* berikutnya',
  override:
    'mengesampingkan mengalahkan dikecualikan pengecualian ditangguhkan berakhir menyimpang lain melepaskan mencabut ditarik dibebaskan kebijaksanaan',
  precedence: 'mengesampingkan mengalahkan menyimpang bertentangan terlepas meskipun',
  contrast: 'namun tetapi tapi akan sebaliknya meskipun melainkan',
  clause:
    'klausul ketentuan kalimat pasal ayat paragraf kewajiban hak aturan janji syarat teks rumusan versi pernyataan bagian bab',
  past: 'lama sebelumnya dahulu semula dihapus ditolak dicabut dibatalkan ditarik usulan salah buruk keliru batal sejarah terdahulu',
  neutral:
    'untuk menghindari keraguan,sebagai penegasan,selain itu,oleh karena,karena itu,dengan demikian,selanjutnya,akhirnya,dalam perjanjian ini,sebagai imbalan',
  attribution: 'menurut kata',
  addition: 'juga pula maupun terlepas',
  limitation:
    'hanya jika apabila bila syarat* pengecualian terbatas bergantung tergantung kecuali asalkan setelah',
  narration: 'menulis mengatakan berkata melaporkan menceritakan menjawab bertanya mengumumkan',
  voice:
    'pendapat* pandangan* komentar catatan* surat brosur email kutipan sumber menulis berkata mitos visi pilih pilihlah kesalahan',
  choice: 'opsi pilihan alternatif varian kasus pertanyaan skenario',
  writing: 'klausul ketentuan kalimat teks naskah rumusan versi pernyataan butir catatan usulan',
  upholding:
    'berlaku mengikat mengatur menjelaskan menguraikan mendefinisikan menetapkan menyebut* mensyaratkan mewajibkan memuat berisi lihat baca menyetujui disetujui menerima diterima mengesahkan disahkan menegaskan ditegaskan melengkapi mematuhi dipatuhi melaksanakan dilaksanakan menjamin sah mengacu berlanjut melanggar* mencakup menimbulkan menguatkan dikuatkan',
}
