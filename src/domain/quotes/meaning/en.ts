import type { Language } from './classes.ts'

export const ENGLISH: Language = {
  common:
    'the of to and in for by or is be as on with that this are at from which it an its was were have has been their such ' +
    'these those will shall any other under into not',
  negation:
    "no not never neither nor none nobody nothing nowhere without cannot can't n't unless except excepting",
  number:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty* thirty* forty* fifty* sixty* seventy* eighty* ninety* hundred* thousand* million* billion* half halves ' +
    'third* quarter* dozen*',
  restriction:
    'if unless except excepting excluding provided only solely but save than least most more less fewer maximum minimum ' +
    'until where when deny denie* denial disclaim* refus* fail* prohibit* forbid* refrain* reject* declin* waiv* preclud* ' +
    'cease* lack* instead whether avoid* released discharged',
  denial:
    'no nothing none nobody never neither nowhere exempt* relieved released discharged excused hardly scarcely seldom rarely',
  that: 'that',
  condition:
    'in the event,in case,to the extent,so long as,as long as,subject to,on condition,on the condition,with the exception,insofar as,other than,rather than,up to,limited to,released from,discharged from,free from any,free from all,free of any',
  removal:
    'reject* prohibit* forbid* forbidden exclud* preclud* refrain* delet* remov* replac* supersed* strik* stricken struck omit* revok* repeal*',
  supposition: 'if unless whether where when until once except',
  doubt:
    'false untrue wrong* incorrect* mistak* alleg* claim* believ* propos* suggest* assum* suppos* pretend* contend* assert* request* doubt* disput* imagin*',
  example: 'example* instance hypothetical* illustrat*',
  omission: 'omitted,deleted,left blank,reserved,not used,not applicable,n a,none,void,removed',
}
