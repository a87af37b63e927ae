import type { Language } from './classes.ts'

export const POLISH: Language = {
  common:
    'w i na z do się jest że o od przez dla oraz za po nie są jak lub jego to przy a być ze ich tym tej tego który która które ' +
    'niniejszej umowy umowa zgodnie które ramach',
  negation: 'nie ni ani nigdy nikt nic nigdzie bez żaden żadn* oprócz poza',
  number:
    'zero jeden jedn* dwa dwie dwóch dwu* trzy trzech czter* pięć* pięci* sześć* sześci* siedem* siedmi* osiem* ośmi* dziewięć* dziewięci* dziesięć* dziesięci* jedenaście dwanaście trzynaście czternaście ' +
    'piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia dwudzies* trzydzieści trzydzies* czterdzie* sto stu dwieście trzysta tysiąc* tysięcy milion* miliard* połow* pół trzeci* ćwierć pierwsz* drug*',
  restriction:
    'jeżeli jeśli chyba oprócz poza tylko wyłącznie jedynie ale jednak niż najmniej najwyżej więcej mniej dopóki odmawia* ' +
    'odmów* zabrania* zakaz* zrzek* powstrzym* zamiast czy',
  denial: 'żaden żadn* nikt nic nigdy nigdzie ani zwolnion* ledwie',
  that: 'że iż aby',
  condition: 'w przypadku,w razie,pod warunkiem,o ile,z zastrzeżeniem,z wyjątkiem,w zakresie,gdy',
  removal: 'zabrania* zakaz* wyklucz* wyłącz* skreśl* zastęp* zastąp* uchyl* usuw* usun*',
  supposition: 'jeżeli jeśli gdy czy kiedy chyba',
  doubt: 'nieprawd* błędn* fałsz* twierdz* proponuj* propozycj* zakład* przypuszcz* kwestion*',
  example: 'przykład* np',
  omission: 'skreślony,skreślono,uchylony,uchylono,pominięto,usunięto,nie dotyczy,zastrzeżony,brak',
}
