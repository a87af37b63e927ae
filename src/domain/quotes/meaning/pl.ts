import type { Language } from './classes.ts'

export const POLISH: Language = {
  common:
    'w i na z do się jest że o od przez dla oraz za po nie są jak lub jego to przy a być ze ich tym tej tego który która które ' +
    'niniejszej umowy umowa zgodnie które ramach',
  negation: 'nie ni ani nigdy nikt nic nigdzie bez żaden żadn* oprócz poza',
  negativePrefix: 'nie bez anty przeciw',
  modal:
    'musi muszą może mogą mógł* powin* ma mają miał* jest są będzie będą był* należy wolno praw* obowiąz* uprawn* zobowiąz* upoważn* dozwol* odpowiada* odpowiedzial* można trzeba',
  conjunction: 'i oraz lub albo a ale lecz ani niż bądź czy',
  bound:
    'najmniej najwyżej najwięcej maksym* minim* więcej mniej poniżej powyżej pod nad do od przed po podczas między ciągu najpóźniej najwcześniej później wcześniej ' +
    'natychmiast* niezwłocznie pierwsz* ostatni* następn* poprzedn* roczn* miesięczn* tygodniow* dzienn* każd* zawsze dopóki gdy upływ* początk* koniec końc* wyższ* niższ* przekracz* przekrocz* terminie',
  condition:
    'zakaz* zabron* odmów* odmaw* odrzu* wyklucz* wyłącz* zwoln* zrze* brak* zamiast ledwie rzadko uchyl* odwoł* niemoż* jeżeli jeśli o ile gdy tylko wyłącznie jedynie wyjątk* chyba warun* zastrzeż* istotn* pisemn* piśmie ustn* każd* wszystk* wszelk* jakikolwiek jakiekolwiek jakąkolwiek jakiejkolwiek ' +
    'niektór* oba obie obu sam rozsądn* rażąc* umyśln* nieumyśln* bezpośredn* pośredn* wyraźn* wspóln* wzajemn* inn* mimo pomimo choć ' +
    'włącznie uprzedn* część* części* pełn* cał* łączn* netto brutto około',
  number:
    'zero jeden jedn* dwa dwie dwóch dwu* trzy trzech czter* pięć* pięci* sześć* sześci* siedem* siedmi* osiem* ośmi* dziewięć* dziewięci* dziesięć* dziesięci* jedenaście dwanaście trzynaście czternaście ' +
    'piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia dwudzies* trzydzieści trzydzies* czterdzie* sto stu dwieście trzysta tysiąc* tysięcy milion* miliard* połow* pół trzeci* ćwierć pierwsz* drug*',
  unit:
    'dzień dni dnia tydzień tygodn* miesiąc* miesięcy rok roku lat lata godzin* minut* sekund* robocz* kalendarzow* procent* złot* zł pln euro* eur usd dolar* grosz* ' +
    'metr* kilometr* km kg kilogram* gram* ton* litr* sztuk* punkt*',
  reference:
    'artykuł* art ustęp* ust paragraf* par załącznik* pkt punkt* stron* rozdział* część* tabel* numer* nr sekcj* liter* lit §',
}
