import type { Language } from './classes.ts'

export const ENGLISH: Language = {
  common:
    'the of to and in for by or is be as on with that this are at from which it an its was were have has been their such these those will shall any other under into not',
  negates:
    "no not never neither nor none nobody nothing nowhere without cannot can't n't unless except excepting",
  isNumber:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty* thirty* forty* fifty* sixty* seventy* eighty* ninety* hundred* thousand* million* billion* half halves third* quarter* dozen*',
  homograph: 'n',
  isProForm: 'it this that these those so such',
  confirms:
    'always still true right correct indeed mandatory compulsory binding required essential important done checked verified recorded documented monitored reviewed standard usual normal intended enough sufficient adopted approved accepted carried passed fulfilled valid apply applies new current full final unanimous* in-force accepts accept confirms confirmed proves proven',
  restricts:
    'if unless except excepting excluding provided only solely but save than least most more less fewer maximum minimum until where when deny denie* denial disclaim* refus* fail* prohibit* forbid* refrain* reject* declin* waiv* preclud* cease* lack* instead whether although though however notwithstanding lest exceeding minus negative avoid* released discharged approximately approx roughly circa nearly almost',
  denies:
    'no nothing none nobody never neither nowhere exempt* relieved released discharged excused hardly scarcely seldom rarely',
  subordinates: 'that',
  beginCondition:
    'in the event,in case,to the extent,so long as,as long as,subject to,on condition,on the condition,with the exception,insofar as,other than,rather than,up to,in excess,limited to,released from,discharged from,subject always,subject however,to a maximum,free from any,free from all,free of any,in the discretion,at the discretion,in its discretion,at its discretion,at the option,at the request,on request,provided that,provided always',
  removes:
    'exclusions exceptions reject* prohibit* forbid* forbidden exclud* preclud* refrain* refus* waive waives waived declin* delet* remov* replac* supersed* strik* stricken struck omit* revok* repeal* cancelled canceled abolished rescinded annulled revok* ceases stop stops discontinu* abandon* non-covered non-compliant nonconforming unaccepted prevent* quashed annulled overturned shelved retract*',
  supposes: 'if unless whether where when until once except had were should lest breach default',
  isStatus:
    'void null invalid unenforceable inoperative ineffective obsolete old former* previous* earlier superseded expired withdrawn cancelled draft drafts myth sample* template* specimen* negotiable optional hypothetical* false untrue wrong* incorrect* discussion misconception* fictitious fictional imaginary anti-pattern* non-binding nonbinding failed unmet missed outdated deprecated defunct unapproved',
  doubts:
    'laps* suspended moot denie* deny* denial contest* disagree* want* wish* hop* demand* wrote object objects objected objecting objection* complain* theor* opinion* ostensibl* advis* option mistak* alleg* claim* believ* propos* suggest* assum* suppos* pretend* contend* assert* request* doubt* disput* imagin* endeavo* attempt* seek* striv* prefer* recommend* desir* explor* contemplat* suggested maintains opposite* misunderstanding* misconception* withdrawn told discussed plan planned plans intend* thought mused hypothes* fear* worr* wonder* ask asks asked fallback mistake erroneous* fairy invent* fabricat*',
  isExample: 'example* instance hypothetical* illustrat* typical*',
  beginOmission:
    'no longer,not part,not valid,not applicable,see exceptions,omitted,deleted,left blank,reserved,not used,not applicable,n a,none,void,removed,out of scope,not in scope,not included,outside the scope,repealed,cancelled,canceled,superseded,withdrawn,not agreed,not binding',
  asserts:
    'agree* acknowledg* confirm* provid* warrant* represent* ensur* guarant* covenant* undertak* state states stipulat* declar* understood certif* assur* promis* required resolv* decid*',
  beginBackReference:
    'this clause,this sentence,this provision,this paragraph,this section,this shall,this does,this is,this will,the foregoing,the preceding,the previous,the above,this was,that was,that is,that does,that shall,it is not,it was not,it does not,it shall not,this obligation,this liability,this duty,this right,this warranty,this fee,such obligation,such liability,such duty,such right,such warranty,such fee,notwithstanding the,notwithstanding this,the same does,the same is,the same shall,this requires,this depends,this needs,this applies,it is a condition,a condition of,condition is,an exception,exceptions apply,exceptions are,excepted from,exempt from,excluded from,sentence 1,sentence 2,sentence one,the first sentence,the last sentence,the sentence above,the opposite,so at least,so says,the rule does,the rule applies,that applies,these rights,such rights,these obligations,this view,so at,whether this,whether it',
  narrows:
    'that which who whom whose where in at on during within after before until till from upon under below above over outside inside with as by for against through between among via toward* pursuant following pending once while when whenever yet albeit though so says inasmuch such since per concerning regarding including excluding barring besides apart aside alone beyond unlike like subject conditional contingent depend* assuming supposing plus exceptional* rarely hardly occasionally sometimes according only just even *ed *ing given made held paid kept set sent sold bought taken known shown done found due owed lost born brought built chosen drawn laid left let lent meant met put read run said seen shut spent thought won written',
  beginUnsettled:
    'to be agreed,to be confirmed,to be discussed,to be determined,to be negotiated,to be decided,tbd,tbc,under negotiation,under discussion,not agreed,not yet agreed,that used to,this used to,so it was,it used to,that was true,this was true,this was the case,that was the case,at least this would,at least so,not form part,no rights,never signed,never been signed,not been signed,no legal effect,no binding effect,discussion only,yet to,still to be,still being,still open,remains to be,remains open',
  points: 'this these same foregoing',
  determines: 'this these same such said foregoing preceding above previous former aforesaid that above',
  isForegoing: 'foregoing above aforementioned aforesaid abovementioned preceding',
  isFollowing: 'following follow* next below',
  overrides:
    'prevail* precede* override* overrid* exempt* except excepted exempted excluded excludes opted waive* abandon* suspend* cease* inapplicable untrue void exception exceptions lapses lapse expires expired ended ends discretion withdraw* revoke rewritten depart departs departed departing departure deviat* disregard* drop dropped aside paused frozen halted dormant',
  precedes:
    'prevail* precede* override* notwithstanding contrary despite supersed* derogat* deviat* conflict* ranks',
  contrasts: 'however nevertheless nonetheless notwithstanding but yet conversely contrary alternatively',
  isClause:
    'clause* sentence* provision* paragraph* subparagraph* section* subsection* article* requirement* obligation* right rights duty duties liability liabilities warranty warranties rule rules restriction* arrangement* commitment* undertaking* covenant* indemnity statement* promise* wording text version* term terms proposal* language stipulation* assertion* assurance* pledge*',
  isPast:
    'future before was were prior formerly previously past old earlier original* deletion* removed rejected struck dropped withdrawn refused declined superseded obsolete void not counterproposal* proposal* specimen reserved repealed discussion unacceptable inadmissible bad poor wrong withdrawn cancelled abolished forbidden excluded proposed their historical precedent anti-pattern* rejected* archived outdated discarded defunct erroneous',
  beginNeutral:
    'subject to the foregoing,subject to the above,for the avoidance,for clarity,for the sake of clarity,in consideration,in addition,in witness,in particular,in furtherance,as consideration,by signing,by executing,without limiting,without limitation,without prejudice,in return,in exchange,accordingly,therefore,thus,hence,furthermore,moreover,additionally,further,also,likewise,consequently,finally,first,second,third,as a result,in turn,for the purposes,for the purpose,in this agreement,in this clause,in this section,as between,that is what the law',
  attributes: 'according per',
  adds: 'also likewise equally even regardless irrespective whether additionally both too',
  limits:
    'only solely exclusively if provided unless where until condition* requires require exception* excepted limited restricted pending subject conditional contingent depend* presuppose* presum* triggered provisional* temporar*',
  narrates:
    'reported recalled told noted remembered summarised summarized summed announced explained answered replied insisted promised testified wrote stated said',
  isVoice:
    'position standpoint viewpoint guidance placeholder* todo misconception* brochure* letter memo comment* remark* counterproposal* rationale myth* reads said says wrote writes stated argued applied hint choose select pick typical would could might view opinion note-to-draft note email* e-mai* quote* source help tip historical precedent please assess evaluate consider instruction* lorem perspective opinion* promised vision aspiration open mistake error rumour rumours rumor rumors falsehoods',
  isChoice: 'option alternative variant scenario case question example choice q',
  isWriting:
    'clause* sentence* provision* wording* version* text texts statement* passage* paragraph* language stipulation* misconception* note notes item items points',
  upholds:
    'appl* govern* bind* binding holds surviv* continu* describ* explain* clarif* defin* lists listed sets forth state* stipulat* specif* provid* requir* oblig* regulat* cover* concern* contain* refer* deals relat* show* see cf read note signed began begun commence commences commenced adopt* approv* accept* ratif* confirm* reaffirm* affirm* upheld uphold* agree* passed carried valid effective force took entered came supplement* implement* fulfil* met meets observ* compl* follow* perform* enforc* honour* honor* respect* ensur* guarantee* extend* grant* allow* permit* entitl* prescrib* summari* illustrat* document* address* begin* comprise* includes incorporat* translat* written drafted reviewed checked added based rely relies invoke* sued goes breach* violat* infring* contraven* creat* impos* withstood unchanged intact renew* prolong* untouched unaffected kept keep* retain* maintain* welcom* endors*',
}
