/** What a result of the offline run says about its model, once on each surface. */

/** The name that the model of `npm start` gives itself. */
const DEMO_MODEL = 'emulated model'

const NOTE =
  "Demo model: finds wordings, doesn't understand them. Connect a real model: npm start -- --model URL"

/** Empty for a real model. */
export function demoModelNote(checkedBy: string): string {
  return checkedBy === DEMO_MODEL ? NOTE : ''
}
