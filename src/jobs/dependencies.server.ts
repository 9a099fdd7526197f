// What pages and services need of the queue: sending jobs, and listing waiting and failed ones.
import { createContext } from 'react-router'
import type { Jobs } from './service.server.ts'

export type JobDependencies = Pick<Jobs, 'failed' | 'waiting' | 'sendAgain' | 'send' | 'isReady'>

/** Null in a process without a queue. */
export const jobsContext = createContext<JobDependencies | null>(null)
