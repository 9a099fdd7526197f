import { plural } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import { When } from '#orders/components/when.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Stat } from '#ui/marks.tsx'
import { ageLabel, isOverdue, promisedHours } from '../rules/labels.ts'
import type { Overview } from '../views.ts'
import { Cell, Record, Records } from './records.tsx'

type Counts = Overview['counts']

const Figure = ({ value, label, detail, href }: FigureProps) => (
	<Stat
		on="turf"
		value={value}
		label={
			href === undefined ? (
				label
			) : (
				<a href={href} className="underline underline-offset-2 hover:text-action">
					{label}
				</a>
			)
		}
		detail={detail}
	/>
)
type FigureProps = { value: number; label: string; detail?: ReactNode; href?: string }

/** Scoreboard figures, each linked to the page where staff can act on it. */
export function OverviewFigures({ counts, now }: { counts: Counts; now: Date }) {
	const { openRequests, oldestRequestAt, toApprove, lateJobs, toAnswer } = counts
	const { failedMails, failedJobs, lowStock, soldOut } = counts
	const failed = failedMails + failedJobs
	return (
		<>
			<Figure
				value={openRequests}
				label={plural(openRequests, 'Portal request')}
				href="/admin/requests"
				detail={oldestRequestAt ? requestWords(oldestRequestAt, now) : 'All answered'}
			/>
			<Figure
				value={toApprove}
				label="To be approved"
				href="/admin/orders?status=awaiting_approval"
				detail={counts.oldestToApproveAt ? `Oldest ${ageLabel(counts.oldestToApproveAt, now)}` : 'None waits'}
			/>
			<Figure
				value={lateJobs}
				label="Late jobs"
				href="/production?due=late"
				detail={lateJobs === 0 ? 'All in time' : 'Past their day'}
			/>
			<Figure
				value={toAnswer}
				label={plural(toAnswer, 'Message')}
				href="/admin/messages"
				detail={toAnswer === 0 ? 'All answered' : 'To answer'}
			/>
			<Figure
				value={failed}
				label="Failed mails, jobs"
				href="/admin/mail"
				detail={failed === 0 ? 'All went out' : `${failedMails} and ${failedJobs}`}
			/>
			<Figure
				value={lowStock}
				label="Low in stock"
				href="/admin/products?show=low"
				detail={`${soldOut} more sold out`}
			/>
		</>
	)
}

const requestWords = (oldest: Date, now: Date): string =>
	isOverdue(oldest, now)
		? `Oldest ${ageLabel(oldest, now)}: past ${promisedHours} h`
		: `Oldest ${ageLabel(oldest, now)} of ${promisedHours} h`

const taskNames: Record<string, string> = {
	bought_twice: 'Paid twice',
	refund_failed: 'Refund failed',
	refund_elsewhere: 'Refund made elsewhere',
	paid_not_fulfilled: 'Paid, but cannot be made',
	payment_mismatch: 'Payment does not match',
	dispute: 'Payment disputed at the bank',
}

/** Tasks that the shop could not settle by itself, oldest first. */
export function StaffTasks({ tasks }: Pick<Overview, 'tasks'>) {
	return (
		<section aria-labelledby="tasks" className="grid gap-3">
			<h2 id="tasks" className="display figures text-subheading">
				{tasks.length === 0
					? 'Open tasks'
					: tasks.length === 1
						? '1 open task'
						: `${tasks.length} open tasks`}
			</h2>
			{tasks.length === 0 ? (
				<EmptyState icon="check" title="Nothing waits">
					<p>
						What the shop cannot settle by itself, such as a refund that a bank sent back, is listed here.
					</p>
				</EmptyState>
			) : (
				<Records
					caption="Open tasks"
					columns={[
						{ label: 'Task' },
						{ label: 'Order' },
						{ label: 'Since' },
						{ label: 'Done', isHidden: true },
					]}
				>
					{tasks.map(({ id, kind, orderId, reference, detail, createdAt }) => (
						<Record key={id}>
							<Cell>
								<span className="font-bold">{taskNames[kind] ?? 'To look at'}</span>
								<span className="block text-muted">{detail}</span>
							</Cell>
							<Cell label="Order">
								{orderId === null ? (
									<span className="text-muted">None</span>
								) : (
									<a href={`/admin/orders/${orderId}`} className="font-semibold text-primary hover:underline">
										#{reference}
									</a>
								)}
							</Cell>
							<Cell label="Since" className="whitespace-nowrap">
								<When at={createdAt} withTime />
							</Cell>
							<Cell>
								<form method="post" action="#tasks" className="grid sm:justify-end">
									<input type="hidden" name="task" value={id} />
									<Button type="submit" variant="outline" size="small">
										Done<span className="sr-only">: {detail}</span>
									</Button>
								</form>
							</Cell>
						</Record>
					))}
				</Records>
			)}
		</section>
	)
}
