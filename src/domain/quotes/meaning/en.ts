import type { Language } from './classes.ts'

export const ENGLISH: Language = {
  common:
    'the of to and in for by or is be as on with that this are at from which it an its was were have has been their such ' +
    'these those will shall any other under into not',
  negation:
    "no not never neither nor none nobody nothing nowhere without cannot can't n't unless except excepting",
  negativePrefix: 'un in im ir il non dis mis anti',
  modal:
    'shall may must will would should could can might need* ought has have had is are was were be do does did entitled ' +
    'obliged obligat* required requir* permit* allow* agree* undertake* right* duty duties liable option* intend*',
  conjunction: 'and or but nor either both whether than yet so',
  bound:
    'least most more less fewer greater higher lower below above over under exceed* maximum minimum up to before after prior ' +
    'following until till within during since earlier later latest from between beyond by immediately promptly first last ' +
    'next previous* second fourth fifth sixth seventh eighth ninth tenth single double triple now then when while once upon expir* commenc* begin* end* always twice once annual* monthly weekly daily per each every',
  condition:
    'fail* refus* prohibit* forbid* forbade refrain* lack* waiv* exclu* prevent* deny denie* denial reject* hardly rarely seldom scarcely barely cease* void invalid unable stop* preclud* restrict* limit* releas* terminat* revok* withdraw* free exempt* instead if unless except only provided subject condition* where wherever whether case event material* written writing oral* any all ' +
    'some each every both sole* exclusive* reasonabl* gross* wilful* willful* intentional* negligen* direct* indirect* express* ' +
    'implied mutual* joint* several* prior unanimous* substantial* otherwise other solely merely notwithstanding despite save ' +
    'include* including exclud* extent almost about approximate* part* full* entire* total* net gross similar like another same',
  number:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty* thirty* forty* fifty* sixty* seventy* eighty* ninety* hundred* thousand* million* billion* half halves ' +
    'third* quarter* dozen*',
  unit:
    'day days week weeks month months year years hour* minute* second* business calendar working percent per cent percentage point* ' +
    'basis dollar* euro* pound* sterling cent cents usd eur gbp chf jpy mile* metre* meter* km kilomet* kg kilogram* gram* ton* ' +
    'litre* liter* inch* foot feet acre* degree* share* unit* piece*',
  reference:
    'section* clause* article* exhibit* schedule* annex* appendix appendices paragraph* page* part* chapter* table* item* no number* attachment* addendum',
}
