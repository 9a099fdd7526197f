// What pages and services need of the queue: sending jobs, and listing and resending failed ones.
import { createContext } from 'react-router'
import type { Jobs } from './service.server.ts'

export type JobDependencies = Pick<Jobs, 'failed' | 'sendAgain' | 'send'>

/** Null in a process without a queue. */
export const jobsContext = createContext<JobDependencies | null>(null)
