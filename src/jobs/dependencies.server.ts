// What pages and services need of the queue: to queue a job, and to see to those that failed for good.
import { createContext } from 'react-router'
import type { Jobs } from './service.server.ts'

export type JobDependencies = Pick<Jobs, 'failed' | 'sendAgain' | 'send'>

/** Null in a process without a queue. */
export const jobsContext = createContext<JobDependencies | null>(null)
