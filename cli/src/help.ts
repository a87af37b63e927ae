export const HELP = `rulemark: checks PDFs against rules in plain language

  rulemark check PDF… --rules FILE      check against the rules of a Markdown file
  rulemark check PDF… --rule-set NAME   check against a rule set of the server, by name or number
  rulemark rules pull [FOLDER]          write the server's rule sets as Markdown files
  rulemark rules push FILE…             create or change rule sets from Markdown files
  rulemark test --files FOLDER --rules FILE     run the tests that a rule set has on the server
  rulemark verify RECEIPT               verify a receipt of a check

PDF is a file, a folder or a pattern such as "contracts/**/*.pdf".

  --format FORMAT    text (default), json, sarif, junit or markdown
  -o, --output FILE  write the report to a file instead of standard output
  --save-pdf FOLDER  save the highlighted PDFs
  --save-receipt FOLDER  save a signed receipt of each check
  --price            show what the check or the tests would cost, without checking
  --at PRICE         check only if each document costs this many dollars
  --against FILE     also check this earlier version, and show what changed since then
  --ocr LANGUAGES    recognise scanned pages on this machine first: de,en (of en, de, cs, fr, es)
  --files FOLDER     the folder with the documents of the tests; --rule-set NAME works too

  --keys FILE         verify with these public keys instead of those of RULEMARK_URL
  --pdf FILE          also verify that this is the document that was checked
  --highlighted FILE  also verify that this is the highlighted PDF
  --reviewed FILE    also verify that this is the reviewed PDF with the receipt’s decisions

RULEMARK_URL is the address of the server, RULEMARK_KEY an API key from its Profile page.

Exit codes: 0 all rules met, 1 a rule is broken or not found, 2 something could not be checked or
needs your judgement.
Exit codes of tests: 0 no verdict flipped, 1 a verdict flipped, 2 a document is missing or could not be checked.
An interrupted run can be started again: documents that were already checked are not charged again.
`
