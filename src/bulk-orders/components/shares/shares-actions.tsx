// Actions on a pending split order: remind, pay the open rest, or cancel. Plain forms.
import { counted } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { CancelDialog, WhyCancel } from '#orders/components/cancel-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { SharesPageView } from '../../rules/share-views.ts'

type Acting = {
	view: Pick<SharesPageView, 'reference' | 'open' | 'openCents' | 'shares' | 'isForeign' | 'reachable'>
}

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

/** Players with an account get a mail; other families need the link passed on. */
export const Remind = ({ view: { reachable } }: Acting) => (
	<form method="post" className="grid gap-2">
		<input type="hidden" name="intent" value="remind" />
		<Button type="submit" variant="outline">
			<Icon name="mail" size={18} />
			{`Email a reminder to ${counted(reachable, 'player')}`}
		</Button>
		<p className="text-label text-muted">
			Once a day. Families without an account get no email: send them their link again.
		</p>
	</form>
)

export function CallOff({ view: { reference, open, shares, isForeign } }: Acting) {
	const paid = shares.length - open
	const families = paid === 1 ? 'One family has' : `${paid} families have`
	return (
		<CancelDialog reference={reference} why={<WhyCancel isForeign={isForeign} />}>
			Nothing will be made, and the payment links stop working.
			{paid > 0 && ` ${families} paid: their money goes back to their cards.`}
		</CancelDialog>
	)
}
