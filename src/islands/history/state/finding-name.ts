export { findingName } from '../../../domain/results/finding-words.ts'
