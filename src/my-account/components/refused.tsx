import { Notice } from '#ui/notice.tsx'
import type { NotDone } from '../rules/outcomes.ts'

/** Why a form was refused, when it is about no single field. */
export function Refused({ answer }: { answer: NotDone | undefined }) {
	if (!answer?.notice) return null
	return (
		<Notice tone="danger" alert className="mb-5">
			<p>{answer.notice}</p>
		</Notice>
	)
}
