// The settings of background work.
import { z } from 'zod'

export const jobsEnvironment = {
	JOBS: z
		.enum(['here', 'apart'], 'must be here or apart')
		.default('here')
		.describe(
			'here: every process of the shop sends mail, makes proofs and looks after payments. apart: npm run worker does. Needs DATABASE_URL.',
		),
}

/** @returns the message for the operator, or undefined when no setting is missing */
export const missingJobsSetting = (env: {
	JOBS: 'here' | 'apart'
	DATABASE_URL?: string | undefined
}): string | undefined =>
	env.JOBS === 'apart' && env.DATABASE_URL === undefined
		? 'DATABASE_URL is needed for JOBS=apart: the embedded database belongs to one process.'
		: undefined
