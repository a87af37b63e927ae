/** Sentence templates that ask for something in a document; `@` is the placeholder for it. */

/** The document must have it; "@" is a noun phrase such as "a non-compete clause". */
export const askingForNoun: readonly string[] = [
  'The contract must contain @.',
  'The agreement shall include @.',
  'The document should have @.',
  'This agreement needs to provide for @.',
  'The contract has to set out @.',
  'There must be @ in the contract.',
  'There should be @.',
  'Is there @ in the agreement?',
  'Does the contract contain @?',
  'Does this agreement have @?',
  'Check that the agreement contains @.',
  'Please make sure the contract includes @.',
  'Verify whether the document contains @.',
  'Ensure the presence of @.',
  'Confirm that @ can be found in the contract.',
  'We expect the contract to include @.',
  'Look for @ in the document.',
  'The contract must not lack @.',
  'The agreement must not be silent on @.',
  'It is not acceptable for the contract to omit @.',
  'Please kindly check if the contract comprises @.',
  'Contract includes @',
  'The parties must have agreed on @.',
  'It is important that the agreement features @.',
]

/** The document must not have it. */
export const forbiddingNoun: readonly string[] = [
  'The contract must not contain @.',
  'The agreement shall not include @.',
  'The document should never have @.',
  'There must not be @ in the contract.',
  'Make sure the agreement does not contain @.',
  'The contract must be free of @.',
  'The agreement is silent on @.',
  'The contract must be silent about @.',
  'The contract lacks @.',
  'Check that @ is absent from the contract.',
  'Please confirm that the agreement does not provide for @.',
  'The agreement may not include @.',
  'Flag the contract if it contains @.',
  'The contract should avoid @.',
]

/** The document must say so; "@" is a statement such as "either party may terminate at any time". */
export const askingForStatement: readonly string[] = [
  '@.',
  'The contract must state that @.',
  'The agreement shall provide that @.',
  'Check that @.',
  'Make sure that @.',
  'Does the contract say that @?',
  'It must be clear from the agreement that @.',
  'The document should specify that @.',
  'There must be a clause under which @.',
  'Please verify that the contract stipulates that @.',
  'Somewhere in the agreement it must say that @.',
  'The contract must not fail to state that @.',
]

/** The document must not say so. */
export const forbiddingStatement: readonly string[] = [
  'The contract must not state that @.',
  'The agreement shall not provide that @.',
  'The contract must not contain a clause under which @.',
  'There must be no provision saying that @.',
  'Make sure the agreement does not say that @.',
  'The contract does not stipulate that @.',
]
