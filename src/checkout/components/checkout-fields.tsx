// The shipping address: few fields, each with an autofill name.
import { useState, type ComponentProps, type ReactNode } from 'react'
import { usStates, type Address, type TypedAddress } from '#kit/address.ts'
import type { PageLanguage } from '#kit/language.ts'
import { Choice } from '#ui/choice.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { addressTexts } from '../rules/address-texts.ts'
import { paymentTexts } from '../rules/payment-texts.ts'
import type { CheckoutErrors, TypedCheckout } from '../schemas.ts'

type SavedAddress = { id: string; address: Address }
type AddressFieldsProps = {
	saved: readonly SavedAddress[]
	errors: Partial<TypedAddress>
	typed: TypedAddress | undefined
	/** Name of the account, prefilled for a first order. */
	nameHint: string
	nameLabel?: string
	language?: PageLanguage
	/** Told what of state and ZIP code changes, here or with a saved address. */
	onPlace?: (change: Partial<Pick<Address, 'state' | 'zip'>>) => void
}

/** A pick-up needs a name and a phone only. CSS decides, inside the form. */
const shippedOnly = 'group-has-[[value^=pick-up]:checked]/checkout:hidden'

const inOneLine = ({ line1, city, state, zip }: Address) => `${line1}, ${city}, ${state} ${zip}`
const states = usStates.map((state) => ({ value: state, label: state }))

type Line = Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint'> & {
	name: Exclude<keyof Address, 'state'>
}

const top: readonly Line[] = [
	{
		name: 'name',
		autoComplete: 'shipping name',
		maxLength: 100,
		required: true,
		className: 'col-span-2 sm:col-span-6',
	},
	{
		name: 'line1',
		autoComplete: 'shipping address-line1',
		maxLength: 120,
		required: true,
		className: 'col-span-2 sm:col-span-4',
	},
	{
		name: 'line2',
		autoComplete: 'shipping address-line2',
		maxLength: 120,
		className: 'col-span-2',
	},
	{
		name: 'city',
		autoComplete: 'shipping address-level2',
		maxLength: 80,
		required: true,
		className: 'col-span-2',
	},
]
const bottom: readonly Line[] = [
	{
		name: 'zip',
		autoComplete: 'shipping postal-code',
		inputMode: 'numeric',
		maxLength: 10,
		required: true,
		className: 'sm:col-span-2',
	},
	{
		name: 'phone',
		type: 'tel',
		autoComplete: 'shipping tel',
		maxLength: 30,
		className: 'col-span-2 sm:col-span-6',
	},
]

const text = (error: string | undefined) => (error === undefined ? {} : { error })

type SavedChoiceProps = {
	saved: readonly SavedAddress[]
	chosen: string
	onChoose: (id: string) => void
	texts: (typeof addressTexts)[PageLanguage]
}

const SavedChoice = ({ saved, chosen, onChoose, texts }: SavedChoiceProps) => (
	<Choice
		legend={texts.saved}
		name="saved"
		look="row"
		value={chosen}
		onChoose={onChoose}
		options={[
			...saved.map(({ id, address }) => ({ value: id, label: address.name, detail: inOneLine(address) })),
			{ value: 'new', label: texts.another },
		]}
	/>
)

/** Typed text wins over the saved address. */
export function AddressFields(props: AddressFieldsProps) {
	const { saved, errors, typed, nameHint, nameLabel, language = 'en', onPlace } = props
	const texts = addressTexts[language]
	const [chosen, setChosen] = useState(saved[0]?.id ?? 'new')
	const from = saved.find(({ id }) => id === chosen)?.address
	const value = (field: keyof Address): string =>
		typed?.[field] ?? from?.[field] ?? (field === 'name' ? nameHint : '')
	const choose = (id: string) => {
		setChosen(id)
		const { state, zip } = saved.find((one) => one.id === id)?.address ?? { state: '', zip: '' }
		onPlace?.({ state, zip })
	}
	const isOfPerson = (name: string) => name === 'name' || name === 'phone'
	const line = (own: Line) => (
		<TextField
			key={own.name}
			{...own}
			className={`${own.className ?? ''} ${isOfPerson(own.name) ? '' : shippedOnly}`}
			label={(own.name === 'name' && nameLabel) || texts[own.name]}
			hint={own.name === 'phone' && texts.phoneHint}
			defaultValue={value(own.name)}
			onChange={own.name === 'zip' ? (event) => onPlace?.({ zip: event.currentTarget.value }) : undefined}
			{...text(errors[own.name])}
		/>
	)
	return (
		<div className="grid gap-4">
			{saved.length > 0 && !typed && <SavedChoice {...{ saved, chosen, texts }} onChoose={choose} />}
			{/* Another choice remounts all fields. */}
			<div key={chosen} className="grid grid-cols-2 gap-4 sm:grid-cols-6">
				{top.map(line)}
				<SelectField
					label={texts.state}
					name="state"
					autoComplete="shipping address-level1"
					required
					defaultValue={value('state')}
					options={[{ value: '', label: texts.state }, ...states]}
					className={`sm:col-span-2 ${shippedOnly}`}
					onChange={(event) => onPlace?.({ state: event.currentTarget.value })}
					{...text(errors.state)}
				/>
				{bottom.map(line)}
			</div>
		</div>
	)
}

// The payment mode. Card details are entered at the payment provider, never here.
type PaymentFieldsProps = {
	canUsePurchaseOrder: boolean
	/** Reads why a school's purchase order is not theirs to use. */
	isPlayer?: boolean
	isSandbox?: boolean
	errors: CheckoutErrors
	typed: TypedCheckout | undefined
	language?: PageLanguage
	/** Shown below the PO number. */
	children?: ReactNode
}

/** The PO number appears only when a purchase order is chosen; CSS does it, with or without JavaScript. */
export function PaymentFields(props: PaymentFieldsProps) {
	const { canUsePurchaseOrder, isPlayer = false, isSandbox = false, errors, typed, children } = props
	const texts = paymentTexts[props.language ?? 'en']
	const card = {
		value: 'card',
		label: texts.card,
		detail: isSandbox ? texts.cardInSandbox : texts.cardDetail,
	}
	const order = {
		value: 'school_po',
		label: texts.purchaseOrder,
		detail: texts.purchaseOrderDetail,
	}
	return (
		<div className="group/payment grid gap-4">
			<Choice
				legend={<span className="sr-only">{texts.howToPay}</span>}
				name="paymentMode"
				look="row"
				value={typed?.paymentMode === 'school_po' ? 'school_po' : 'card'}
				options={canUsePurchaseOrder ? [card, order] : [card]}
				error={errors.paymentMode}
			/>
			{isPlayer && !canUsePurchaseOrder && <p className="text-label text-muted">{texts.ofPlayer}</p>}
			{canUsePurchaseOrder && (
				<TextField
					label={texts.poNumber}
					name="poNumber"
					maxLength={40}
					autoComplete="off"
					defaultValue={typed?.poNumber ?? ''}
					className="hidden group-has-[[value^=school]:checked]/payment:block"
					error={errors.poNumber}
				/>
			)}
			{canUsePurchaseOrder && children}
		</div>
	)
}
