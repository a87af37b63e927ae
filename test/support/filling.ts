/** A sentence in each language, to put around the one under test. */
export const FILLING: Readonly<Record<string, string>> = {
  en: 'The Supplier shall keep records of all deliveries for the term of this Agreement. ',
  de: 'Der Lieferant hat alle Lieferungen während der Laufzeit dieses Vertrags zu dokumentieren und aufzubewahren. ',
  es: 'El Proveedor deberá conservar los registros de todas las entregas durante la vigencia de este contrato. ',
  fr: 'Le Fournisseur doit conserver les registres de toutes les livraisons pendant la durée du présent contrat. ',
  cs: 'Dodavatel je povinen vést záznamy o všech dodávkách po dobu trvání této smlouvy. ',
  it: 'Il Fornitore deve conservare i registri di tutte le consegne per la durata del presente contratto. ',
  pl: 'Dostawca jest zobowiązany prowadzić ewidencję wszystkich dostaw przez okres obowiązywania niniejszej umowy. ',
  pt: 'O Fornecedor deve manter registos de todas as entregas durante a vigência do presente contrato. ',
  nl: 'De leverancier houdt tijdens de looptijd van deze overeenkomst een register bij van alle leveringen. ',
  id: 'Pemasok wajib menyimpan catatan atas setiap pengiriman untuk jangka waktu yang ada dalam perjanjian ini. ',
  tr: 'Tedarikçi bu sözleşme süresince tüm teslimatların kayıtlarını saklayacaktır. ',
  ja: '供給者は、本契約の期間中、すべての納品の記録を保管しなければならない。',
  zh: '供应商应在本协议期限内保存所有交货记录。',
}
