import type { StepFactor } from '../../rules/second-step.ts'

/** Props of each second-step method. */
export type StepProps = { factor: StepFactor; onVerified: () => void }
