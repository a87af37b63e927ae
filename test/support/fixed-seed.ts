/** The same generated values in each run, so that no run fails by chance: `npm run properties` looks for others. */
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: Number(process.env.RULEMARK_SEED ?? 1) })
