// The buyer names the school's administrator, asks again, or asks another person.
import { ApproverFields } from '#checkout/components/approver-fields.tsx'
import { When } from '#orders/components/when.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/card.tsx'
import { approvalUrl } from '../urls.ts'
import type { ApprovalPage } from '../views.ts'
import { ShopName } from '#ui/shop.tsx'

export type RefusedAsk = {
	typed: { approverEmail: string; approverName: string }
	errors: { approverEmail?: string; approverName?: string }
}

type AskProps = { approval: ApprovalPage; answer: RefusedAsk | undefined }

export function AskApprover({ approval, answer }: AskProps) {
	const { id, asked, shopFrom } = approval
	const fields = (
		<form method="post" action={approvalUrl(id)} noValidate className="grid gap-4">
			<ApproverFields typed={answer?.typed} errors={answer?.errors ?? {}} isNeeded />
			<div>
				<Button type="submit" name="intent" value="ask" variant={asked ? 'outline' : 'primary'}>
					{asked ? 'Ask this person' : 'Send the invitation'}
				</Button>
			</div>
		</form>
	)
	if (!asked)
		return (
			<Sheet title="Who approves for your school?" id="ask">
				<p className="mb-4 text-muted">
					Your school has no administrator here yet. Name one: they get an email, join and decide. Otherwise
					<ShopName /> decides.
				</p>
				{fields}
			</Sheet>
		)
	return (
		<Sheet title="Who approves for your school?" id="ask">
			<p className="break-words">
				We wrote to <b>{asked.who}</b> on <When at={asked.at} />.
				{shopFrom && (
					<>
						{' '}
						If they cannot join, <ShopName /> can decide from <When at={shopFrom} />.
					</>
				)}
			</p>
			<form method="post" action={approvalUrl(id)} className="mt-4">
				<Button type="submit" name="intent" value="ask_again">
					Ask again
				</Button>
			</form>
			<details className="group mt-3" open={answer !== undefined}>
				<summary className="inline-flex min-h-11 items-center font-bold text-primary hover:underline">
					Ask another person
				</summary>
				<div className="mt-2">{fields}</div>
			</details>
		</Sheet>
	)
}
