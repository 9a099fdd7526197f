import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { dollarsOf } from '../../rules/dollars.ts'
import type { ProductForStaff } from '../../views.ts'

type Typed = Readonly<Record<string, string>> | null

/** Line breaks differ between submitted forms and the database. */
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

/**
 * The value of a field: the refused input with the stored value beside it, so that a concurrent change is not
 * overwritten unseen; otherwise the stored value.
 */
function heldBy(typed: Typed, [name, stored]: readonly [string, string], hint?: string) {
	const text = typed ? (typed[name] ?? '') : stored
	const told = plain(text) === plain(stored) ? hint : `In the shop now: ${stored || 'nothing'}`
	return { name, defaultValue: text, ...(told !== undefined && { hint: told }) }
}

/** Texts, price and state of a product. @param typed the refused input */
export function ProductForm({ product, typed }: { product: ProductForStaff['product']; typed: Typed }) {
	const { brand, model, description, basePriceCents, safetyCerts, active, updatedAt } = product
	const price = dollarsOf(basePriceCents)
	const isOn = typed ? typed.active === 'on' : active
	return (
		<form method="post" className="grid gap-4 sm:grid-cols-2">
			<input type="hidden" name="intent" value="save" />
			<input type="hidden" name="seenAt" value={updatedAt.getTime()} />
			<TextField label="Brand" required maxLength={60} {...heldBy(typed, ['brand', brand])} />
			<TextField label="Model" required maxLength={120} {...heldBy(typed, ['model', model])} />
			<TextArea
				className="sm:col-span-2"
				label="Description"
				maxLength={4_000}
				{...heldBy(typed, ['description', description])}
			/>
			<TextField
				label="Base price"
				required
				inputMode="decimal"
				autoComplete="off"
				unit="$"
				{...heldBy(typed, ['price', price], 'One unit, before decorations and discounts.')}
			/>
			<TextArea
				label="Certifications"
				rows={2}
				{...heldBy(typed, ['certs', safetyCerts.join('\n')], 'One per line, such as NOCSAE.')}
			/>
			<Checkbox
				className="sm:col-span-2"
				label="In the shop"
				name="active"
				defaultChecked={isOn}
				hint={
					isOn === active
						? 'Hidden products are neither listed nor found nor sold; what was ordered is still made.'
						: `In the shop now: ${active ? 'yes' : 'no, it is hidden'}`
				}
			/>
			<div className="sm:col-span-2">
				<Button type="submit" variant="action">
					Save product
				</Button>
			</div>
		</form>
	)
}

/** The same facts read-only, for staff who may not change them. */
export function ProductFacts({ product }: Pick<ProductForStaff, 'product'>) {
	const { description, safetyCerts } = product
	return (
		<div className="grid gap-3">
			<p className="whitespace-pre-line">{description || 'No description.'}</p>
			<p className="text-muted">
				{safetyCerts.length === 0 ? 'No certifications.' : `Certified: ${safetyCerts.join(', ')}.`}
			</p>
			<p className="text-muted">Changes are made by administrators.</p>
		</div>
	)
}
