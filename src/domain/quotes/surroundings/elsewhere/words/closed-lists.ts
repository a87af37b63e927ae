/** Words of closed lists: "Only clauses 1, 2 and 7 apply to this order." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** What the whole document is about: "this order", "between the parties". */
export const isDeal = inAnyLanguage({
  en: 'order purchase sale transaction party parties orders sales deal transactions',
  de: 'bestellung auftrag kauf geschäft parteien bestellungen auftrags auftrages aufträge kaufs kaufes geschäfts geschäftes partei vertragspartei vertragsparteien verkauf transaktion',
  cs: 'objednávka objednávky objednávku objednávce objednávkou zakázka zakázky zakázku zakázce zakázkou strana strany stran stranu straně stranám stranami obchod obchodu nákup nákupu transakce transakci prodej prodeje koupě koupi',
  fr: 'commande achat vente parties commandes marché',
  es: 'pedido compra venta partes transacción operación orden',
  it: 'ordine acquisto vendita parti transazione operazione compravendita',
  pl: 'zamówienie zamówienia zamówieniu zakup zakupy zakupu strona strony stronę stronie stronami zamówieniem zakupem transakcja transakcji transakcję sprzedaż sprzedaży zlecenie zlecenia zleceniu stroną stronom',
  pt: 'encomenda venda pedido compra partes transação operação',
  nl: 'bestelling opdracht koop partijen aankoop verkoop transactie partij bestellingen opdrachten',
  tr: 'sipariş siparişe siparişi siparişin siparişte taraflar',
  id: 'pesanan para pihak',
})

/** "then", "insofar": the sentence before names the case. */
export const isThen = inAnyLanguage({
  en: 'then there',
  de: 'dann dort da insoweit insofern diesfalls',
  cs: 'pak potom tehdy tam',
  fr: 'alors',
  es: 'entonces',
  it: 'allora',
  pl: 'wtedy wówczas tam',
  pt: 'então',
  nl: 'dan',
  id: 'maka',
})
