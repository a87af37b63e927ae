/** For `npm test -- --timing`: time of a run by project and file. */
import type { Reporter, TestModule } from 'vitest/node'

export default class TimingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = Map.groupBy(modules, (module) => module.project.name)
    for (const [project, files] of projects) {
      const rows = files
        .map((file) => ({
          name: file.relativeModuleId,
          seconds: seconds(file),
          tests: [...file.children.allTests()].length,
        }))
        .toSorted((a, b) => b.seconds - a.seconds)
      const sum = rows.reduce((total, row) => total + row.seconds, 0)
      console.log(`\n${project}: ${sum.toFixed(1)} s in ${rows.length} files`)
      for (const { name, seconds: own, tests } of rows)
        console.log(`${own.toFixed(1).padStart(8)} s ${String(tests).padStart(5)} tests  ${name}`)
    }
  }
}

/** Seconds for loading and running the tests. */
function seconds(file: TestModule): number {
  const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } =
    file.diagnostic()
  return (duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration) / 1000
}
