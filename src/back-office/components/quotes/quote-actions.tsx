// What staff does with a saved quote: send it, share its link, order at once, withdraw it.
import { languageNames, languages } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { adminQuoteUrl } from '../../urls.ts'
import { Sheet } from '../records.tsx'
import type { QuoteForStaff } from '../../views.ts'

type Quote = QuoteForStaff['quote']
type Typed = Readonly<Record<string, string>>

const Hidden = ({ quote, intent }: { quote: Quote; intent: string }) => (
	<>
		<input type="hidden" name="intent" value={intent} />
		<input type="hidden" name="version" value={quote.version} />
	</>
)

export function QuoteActions({ quote, typed }: { quote: Quote; typed: Typed }) {
	const { isEditable, link, standing, contactEmail, id } = quote
	return (
		<>
			<Sheet
				title={link === null ? 'Send it' : 'Link'}
				intro={link === null ? 'Save first: what is saved is what the customer gets.' : undefined}
			>
				<div className="grid gap-3">
					{link !== null && (
						<TextField
							label="For the customer"
							name="link"
							readOnly
							defaultValue={link}
							hint="Anyone with this link can open the quote."
						/>
					)}
					{isEditable && (
						<form method="post" className="grid gap-3">
							<Hidden quote={quote} intent="send" />
							<SelectField
								label="Language of the email and its page"
								name="language"
								options={languages.map((value) => ({ value, label: languageNames[value] }))}
							/>
							<Button type="submit" variant="action">
								<Icon name="mail" size={18} />
								<span className="min-w-0 break-all">
									{`${link === null ? 'Send' : 'Send again'} to ${contactEmail}`}
								</span>
							</Button>
						</form>
					)}
					<ButtonLink href={`${adminQuoteUrl(id)}/quote.pdf`} variant="outline">
						<Icon name="download" size={18} />
						Quote (PDF)
					</ButtonLink>
					{quote.state === 'sent' && (
						<form method="post" className="grid">
							<Hidden quote={quote} intent="renew" />
							<Button type="submit" variant="ghost">
								Make a new link, the old one ends
							</Button>
						</form>
					)}
					{standing !== 'accepted' && isEditable && (
						<form method="post" className="grid">
							<Hidden quote={quote} intent="withdraw" />
							<Button type="submit" variant="ghost">
								Withdraw the quote
							</Button>
						</form>
					)}
				</div>
			</Sheet>
			{isEditable && <OrderNow quote={quote} typed={typed} />}
		</>
	)
}

const OrderNow = ({ quote, typed }: { quote: Quote; typed: Typed }) => (
	<Sheet title="Order now" intro="You place the order for the customer, at the saved prices.">
		<form method="post" className="group/payment grid gap-4">
			<Hidden quote={quote} intent="order" />
			<Choice
				legend="How it is paid"
				name="paymentMode"
				look="row"
				value={typed.paymentMode === 'school_po' ? 'school_po' : 'card'}
				options={[
					{ value: 'card', label: 'Card', detail: 'The customer gets a link to pay by mail.' },
					{
						value: 'school_po',
						label: 'Purchase order',
						detail: 'It waits for its approval, under Approvals.',
					},
				]}
			/>
			<TextField
				label="PO number"
				name="poNumber"
				maxLength={40}
				autoComplete="off"
				defaultValue={typed.poNumber ?? ''}
				className="hidden group-has-[[value^=school]:checked]/payment:block"
			/>
			<Button type="submit" variant="outline">
				Place the order
			</Button>
		</form>
	</Sheet>
)
