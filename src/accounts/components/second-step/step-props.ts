import type { StepFactor } from '../../rules/second-step.ts'

/** What each way of showing the second step is given. */
export type StepProps = { factor: StepFactor; onVerified: () => void }
