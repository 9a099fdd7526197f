import type { ReactNode } from 'react'
import { readerLanguage } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { approvalOfUrl, invoiceUrl, orderUrl, sharesUrl } from '../urls.ts'
import type { OrderView } from '../views.ts'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextField } from '#ui/fields.tsx'
import { useOrderTexts } from './order-language.tsx'

// Confirmation before an order is cancelled: a plain form in a native dialog, so it works without JavaScript.
type CancelDialogProps = {
	reference: string
	/** The form's target; the current page by default. */
	action?: string
	/** Field for the reason: a text field named `why`. */
	why: ReactNode
	/** Style of the button that opens the dialog. */
	variant?: 'ghost' | 'outline'
	/** What happens to the order and its money. */
	children: ReactNode
}

export function CancelDialog({ reference, action, why, variant = 'ghost', children }: CancelDialogProps) {
	const { texts } = useOrderTexts()
	return (
		<>
			<DialogButton opens="cancel-order" variant={variant}>
				{texts.cancelOrder}
			</DialogButton>
			<Dialog
				id="cancel-order"
				title={texts.cancelTitle(reference)}
				close={texts.close}
				actions={
					<>
						<Button variant="outline" popoverTarget="cancel-order" popoverTargetAction="hide">
							{texts.keepIt}
						</Button>
						<Button type="submit" form="cancel-order-form" variant="danger">
							{texts.cancelOrder}
						</Button>
					</>
				}
			>
				<form id="cancel-order-form" method="post" action={action} className="grid gap-3">
					<input type="hidden" name="intent" value="cancel" />
					<p>
						{children} {texts.notUndone}
					</p>
					{why}
				</form>
			</Dialog>
		</>
	)
}

/** @param isForeign the order belongs to another person: the customer reads the reason */
export function WhyCancel({ isForeign }: { isForeign: boolean }) {
	const { texts } = useOrderTexts()
	const label = isForeign ? texts.whyForeign : texts.why
	return <TextField label={label} name="why" id="cancel-why" maxLength={200} autoComplete="off" />
}

type Acting = Pick<OrderView, 'id' | 'reference' | 'can' | 'isForeign' | 'isSplit' | 'status' | 'hasApproval'>

/** A plain form that posts an intent; works without JavaScript. */
const Intent = ({ id, intent, children }: { id: string; intent: string; children: ReactNode }) => (
	<form method="post" action={orderUrl(id)} className="grid">
		<input type="hidden" name="intent" value={intent} />
		{children}
	</form>
)

/** Opens the payment page. */
export const PayNow = ({ id }: { id: string }) => (
	<Intent id={id} intent="pay">
		<Button type="submit" variant="action" size="large">
			{useOrderTexts().texts.payNow}
		</Button>
	</Intent>
)

/** The actions that the order allows now; the main one is gold. */
export function OrderActions({ order }: { order: Acting }) {
	const { id, can, isSplit, status } = order
	const { texts, language } = useOrderTexts()
	const isCollecting = isSplit && status === 'pending'
	return (
		<div className="grid gap-2.5">
			{can.pay && (
				<div className="grid max-lg:hidden">
					<PayNow id={id} />
				</div>
			)}
			{isSplit && (
				<ButtonLink href={sharesUrl(id)} variant={isCollecting ? 'primary' : 'outline'}>
					<Icon name="team" size={18} />
					{texts.seeShares}
				</ButtonLink>
			)}
			<ToApproval order={order} />
			{can.reorder && (
				<Intent id={id} intent="reorder">
					<Button type="submit" variant={can.pay || isCollecting ? 'outline' : 'primary'}>
						{texts.again}
					</Button>
				</Intent>
			)}
			{can.invoice && (
				<ButtonLink href={invoiceUrl(id, readerLanguage(language))} variant="outline">
					<Icon name="download" size={18} />
					{texts.invoice}
				</ButtonLink>
			)}
			{can.cancel && <Cancel order={order} />}
		</div>
	)
}

/** Link to the approval page, where a school's purchase order is decided, edited, and viewed later. */
function ToApproval({ order: { id, status, hasApproval, isForeign } }: { order: Acting }) {
	const { texts } = useOrderTexts()
	if (!hasApproval) return null
	if (status === 'changes_requested' && !isForeign)
		return (
			<ButtonLink href={`${approvalOfUrl(id)}/edit`} variant="action" size="large">
				{texts.changeAndSend}
			</ButtonLink>
		)
	return (
		<ButtonLink href={approvalOfUrl(id)} variant="outline">
			{texts.seeApproval}
		</ButtonLink>
	)
}

const Cancel = ({ order: { id, reference, isForeign, isSplit } }: { order: Acting }) => (
	<CancelDialog reference={reference} action={orderUrl(id)} why={<WhyCancel isForeign={isForeign} />}>
		{useOrderTexts().texts[isSplit ? 'cancelSplit' : 'cancelWhole']}
	</CancelDialog>
)
