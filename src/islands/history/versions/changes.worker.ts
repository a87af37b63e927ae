import { changesBetween, type Version } from '../../../domain/changes/changes.ts'

self.onmessage = ({ data }: MessageEvent<readonly [earlier: Version, later: Version]>) => {
  self.postMessage(changesBetween(...data))
}
