// What whoever ordered can do with a split order that waits: pay what is open, or call it off. Plain forms.
import { formatUsd } from '#kit/money.ts'
import type { SharesView } from '#orders/views.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'

type Acting = { view: Pick<SharesView, 'reference' | 'open' | 'openCents' | 'shares' | 'isForeign'> }

export const CoverRest = ({ view: { open, openCents } }: Acting) => (
	<form method="post" className="grid gap-2">
		<input type="hidden" name="intent" value="cover" />
		<Button type="submit" variant="action" size="large">
			Cover the rest: {formatUsd(openCents)}
		</Button>
		<p className="text-label text-muted">
			{open === 1 ? 'Pays the last share' : `Pays all ${open} open shares`} at once. A family that pays at the
			same moment is not charged twice.
		</p>
	</form>
)

export function CallOff({ view: { reference, open, shares, isForeign } }: Acting) {
	const paid = shares.length - open
	return (
		<>
			<DialogButton opens="call-off" variant="ghost">
				Cancel order
			</DialogButton>
			<Dialog
				id="call-off"
				title={`Cancel order #${reference}?`}
				actions={
					<>
						<Button variant="outline" popoverTarget="call-off" popoverTargetAction="hide">
							Keep it
						</Button>
						<Button type="submit" form="call-off-form" variant="danger">
							Cancel order
						</Button>
					</>
				}
			>
				<form id="call-off-form" method="post" className="grid gap-3">
					<input type="hidden" name="intent" value="cancel" />
					<p>
						Nothing will be made, and the links stop working.{' '}
						{paid > 0 &&
							`${paid === 1 ? 'One family has' : `${paid} families have`} paid: their money goes back to their cards. `}
						This cannot be undone.
					</p>
					<label className="grid gap-1.5">
						<span className="text-label font-semibold">
							Why? {isForeign ? 'The customer can read it.' : 'Only if you like to say.'}
						</span>
						<input
							name="why"
							maxLength={200}
							autoComplete="off"
							className="min-h-11 rounded-control border border-field-line bg-field px-3"
						/>
					</label>
				</form>
			</Dialog>
		</>
	)
}
