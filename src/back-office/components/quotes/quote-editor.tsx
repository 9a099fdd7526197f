// One quote: its lines and terms as a form, its sum, and what staff does with it.
import { addressFields, usStates, type TypedAddress } from '#kit/address.ts'
import { formatUsd } from '#kit/money.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { dollarsOf } from '../../rules/staff-forms.ts'
import { adminOrderUrl } from '../../urls.ts'
import { Sheet } from '../records.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { AddProducts, ChargeFields, GoodsFields } from './quote-lines.tsx'
import type { QuoteForStaff } from '../../views.ts'

type Typed = Readonly<Record<string, string>>
type EditorProps = QuoteForStaff & {
	typed: Typed
	/** By field. */
	errors: Typed
}

export function QuoteEditor(props: EditorProps) {
	const { quote, order, totalNowCents, typed } = props
	return (
		<div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
			<div className="grid min-w-0 gap-6">
				{order && (
					<Notice tone="success" title={`It is the order #${order.reference} now: ${order.status}`}>
						<a href={adminOrderUrl(order.id)}>Open the order</a>
					</Notice>
				)}
				{quote.state === 'declined' && (
					<Notice tone="warning" title="The customer declined it">
						{quote.declineReason || 'Without saying why.'}
					</Notice>
				)}
				{totalNowCents !== null && (
					<Notice tone="info">
						{`By the price list of now the same lines cost ${formatUsd(totalNowCents)}. Saving takes the new prices.`}
					</Notice>
				)}
				{quote.isEditable ? <EditForm {...props} /> : <Fixed {...props} />}
			</div>
			<div className="grid min-w-0 gap-6">
				<Sheet title="Sum">
					<PriceSummary totals={quote.pricing} wording="cart" />
					{quote.discountReason !== '' && (
						<p className="mt-3 text-label text-muted">{`Discount: ${quote.discountReason}`}</p>
					)}
				</Sheet>
				<QuoteActions quote={quote} typed={typed} />
			</div>
		</div>
	)
}

function EditForm({ quote, goods, charges, found, find, portals, typed, errors }: EditorProps) {
	return (
		<form method="post" className="grid min-w-0 gap-6">
			{/* The first button is the one that Enter presses. */}
			<button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true" />
			<input type="hidden" name="version" value={quote.version} />
			<Sheet
				title="Products"
				intro="The price list and the customer’s discount hold, unless you agree another price."
			>
				<GoodsFields goods={goods} typed={typed} errors={errors} />
			</Sheet>
			<Sheet title="Add a product" id="add" intro="Finding and adding saves what you have typed.">
				<AddProducts find={find} found={found} typed={typed} errors={errors} />
			</Sheet>
			<Sheet title="Custom lines" intro="They need no stock and are not made: a fee, a sample.">
				<ChargeFields charges={charges} typed={typed} errors={errors} />
			</Sheet>
			<Sheet title="Terms">
				<TermFields quote={quote} portals={portals} typed={typed} errors={errors} />
			</Sheet>
			<Sheet title="Ships to" intro="Leave it empty, and the customer enters it.">
				<ShipToFields quote={quote} typed={typed} errors={errors} />
			</Sheet>
			<div>
				<Button type="submit" name="intent" value="save" variant="action">
					Save the quote
				</Button>
			</div>
		</form>
	)
}

type TermProps = Pick<EditorProps, 'quote' | 'portals' | 'typed' | 'errors'>

function TermFields({ quote, portals, typed, errors }: TermProps) {
	const dollars = { unit: '$', inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } as const
	return (
		<div className="grid gap-4">
			<div className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
				<TextField
					label="Discount"
					name="discount"
					error={errors.discount}
					{...dollars}
					defaultValue={typed.discount ?? (quote.discountCents > 0 ? dollarsOf(quote.discountCents) : '')}
				/>
				<TextField
					label="Reason for the discount"
					name="discountReason"
					error={errors.discountReason}
					maxLength={200}
					autoComplete="off"
					hint="For staff: the customer does not see reasons."
					defaultValue={typed.discountReason ?? quote.discountReason}
				/>
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					label="Shipping"
					name="shipping"
					error={errors.shipping}
					{...dollars}
					hint="0 for free; empty for the price list."
					defaultValue={
						typed.shipping ?? (quote.shippingCents === null ? '' : dollarsOf(quote.shippingCents))
					}
				/>
				<TextField
					label="Valid until"
					name="validOn"
					error={errors.validOn}
					type="date"
					required
					defaultValue={typed.validOn ?? quote.validOn}
				/>
			</div>
			<Checkbox
				label="Exempt from sales tax: its certificate is on file"
				name="exempt"
				defaultChecked={'validOn' in typed ? typed.exempt === 'on' : quote.isTaxExempt}
			/>
			{portals.length > 0 && (
				<SelectField
					label="For a team"
					name="portal"
					defaultValue={typed.portal ?? quote.portalId ?? ''}
					options={[
						{ value: '', label: 'No team' },
						...portals.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
			)}
			<TextArea
				label="Note to the customer"
				name="note"
				error={errors.note}
				maxLength={1_000}
				defaultValue={typed.note ?? quote.note}
			/>
		</div>
	)
}

const labels: TypedAddress = {
	name: 'Recipient',
	line1: 'Street address',
	line2: 'Suite, floor',
	city: 'City',
	state: 'State',
	zip: 'ZIP code',
	phone: 'Phone',
}

const ShipToFields = ({ quote, typed, errors }: Pick<EditorProps, 'quote' | 'typed' | 'errors'>) => (
	<div className="grid gap-4 sm:grid-cols-2">
		{addressFields.map((name) => {
			const value = typed[name] ?? quote.shipTo?.[name] ?? ''
			if (name !== 'state')
				return (
					<TextField
						key={name}
						label={labels[name]}
						name={name}
						error={errors[name]}
						maxLength={120}
						autoComplete="off"
						defaultValue={value}
					/>
				)
			return (
				<SelectField
					key={name}
					label={labels.state}
					name="state"
					error={errors.state}
					defaultValue={value}
					options={[{ value: '', label: '–' }, ...usStates.map((code) => ({ value: code, label: code }))]}
				/>
			)
		})}
	</div>
)

/** A quote that cannot be changed any more. */
const Fixed = ({ goods, charges, quote }: EditorProps) => (
	<>
		<Sheet title="Products">
			<ul className="divide-y divide-line">
				{goods.map((line) => (
					<li key={line.position} className="flex flex-wrap justify-between gap-x-4 py-3">
						<span className="min-w-0 break-words">
							<span className="font-bold">{line.name}</span>
							<span className="block text-label text-muted">{line.detail}</span>
							{line.reason !== '' && (
								<span className="block text-label text-muted">
									{`${formatUsd(line.unitCents)} agreed, list ${formatUsd(line.listCents)}: ${line.reason}`}
								</span>
							)}
						</span>
						<span className="figures">{`${line.quantity} × ${formatUsd(line.unitCents)} = ${formatUsd(line.lineCents)}`}</span>
					</li>
				))}
				{charges.map(({ name, quantity, unitCents }) => (
					<li key={name} className="flex flex-wrap justify-between gap-x-4 py-3">
						<span className="min-w-0 font-bold break-words">{name}</span>
						<span className="figures">{`${quantity} × ${formatUsd(unitCents)}`}</span>
					</li>
				))}
			</ul>
		</Sheet>
		{quote.note !== '' && (
			<Sheet title="Note to the customer">
				<p className="break-words whitespace-pre-line">{quote.note}</p>
			</Sheet>
		)}
	</>
)
