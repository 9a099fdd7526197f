// On the overview: how far the guided setup has come, or what is missing before selling; and its end on the checklist.
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { checklistUrl, type Guide } from '../../rules/guide.ts'
import { Sheet } from '../records.tsx'
import { GuideMarks } from './guide-marks.tsx'

type CardProps = {
	/** Null when the back office does not offer it. */
	guide: Pick<Guide, 'marks' | 'next' | 'doneCount'> | null
	/** Lines of the checklist that are open, of how many. */
	open: number
	all: number
}

export function SetupCard({ guide, open, all }: CardProps) {
	if (guide)
		return (
			<Sheet
				title="Set up your shop"
				intro={`${guide.doneCount} of ${guide.marks.length} steps done. Next: ${guide.next.title}.`}
			>
				<div className="grid gap-4">
					<GuideMarks marks={guide.marks} current={guide.next.id} />
					<form method="post" action={checklistUrl} className="flex flex-wrap items-center gap-3">
						<ButtonLink href={guide.next.href} variant="action">
							Continue setup
						</ButtonLink>
						<Button type="submit" name="intent" value="finish" variant="ghost">
							Do not show this again
						</Button>
					</form>
				</div>
			</Sheet>
		)
	if (open === 0) return null
	return (
		<Notice tone="info" title={`Before you sell: ${open} of ${all} still open`}>
			<p>
				<a href={checklistUrl}>See the checklist</a>
			</p>
		</Notice>
	)
}

/** Under the checklist, while the guided setup is open. */
export const FinishForm = ({ isReady }: { isReady: boolean }) => (
	<form method="post" action={checklistUrl} className="flex flex-wrap items-center gap-3">
		<Button type="submit" name="intent" value="finish" variant="action">
			Finish setup
		</Button>
		<ButtonLink href="/admin" variant="ghost">
			Finish later
		</ButtonLink>
		{!isReady && (
			<p className="text-muted">What is still open stays on the overview and in this checklist.</p>
		)}
	</form>
)
