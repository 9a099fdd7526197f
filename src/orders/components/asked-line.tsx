import type { AskedView } from '../views.ts'
import { When } from './when.tsx'

/** "Asked: d•••@school.org on Nov 24." */
export const AskedLine = ({ asked: { who, at, hasJoined } }: { asked: AskedView }) => (
	<>
		Asked: {who} on <When at={at} />
		{hasJoined ? '. They have joined and can decide.' : '. They have not joined yet.'}
	</>
)
