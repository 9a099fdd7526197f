// A separate process that checks uploads: a decompression bomb, native crash or endless file costs only this process.
import { serveTasks } from '#process-pool/child.ts'
import { checkArt } from './check.ts'

const tasks = { check: ({ bytes, name }: { bytes: Uint8Array; name: string }) => checkArt(bytes, name) }
export type CheckTasks = typeof tasks

serveTasks(tasks)
