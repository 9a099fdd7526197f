import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { dollarsOf } from '../../rules/dollars.ts'
import type { ProductAtDesk } from '../../views.ts'

type Typed = Readonly<Record<string, string>> | null

/** Words, price and state of a product. @param typed what was sent and refused */
export function ProductForm({ product, typed }: { product: ProductAtDesk['product']; typed: Typed }) {
	const { brand, model, description, basePriceCents, safetyCerts, active, updatedAt } = product
	const valueOf = (name: string, stored: string) => (typed ? (typed[name] ?? '') : stored)
	return (
		<form method="post" className="grid gap-4 sm:grid-cols-2">
			<input type="hidden" name="intent" value="save" />
			<input type="hidden" name="seenAt" value={updatedAt.getTime()} />
			<TextField label="Brand" name="brand" required maxLength={60} defaultValue={valueOf('brand', brand)} />
			<TextField label="Model" name="model" required maxLength={120} defaultValue={valueOf('model', model)} />
			<TextArea
				className="sm:col-span-2"
				label="Description"
				name="description"
				maxLength={4_000}
				defaultValue={valueOf('description', description)}
			/>
			<TextField
				label="Base price"
				name="price"
				required
				inputMode="decimal"
				autoComplete="off"
				unit="$"
				defaultValue={valueOf('price', dollarsOf(basePriceCents))}
				hint="One unit, before decorations and discounts."
			/>
			<TextArea
				label="Certifications"
				name="certs"
				rows={2}
				defaultValue={valueOf('certs', safetyCerts.join('\n'))}
				hint="One per line, such as NOCSAE."
			/>
			<Checkbox
				className="sm:col-span-2"
				label="In the shop"
				name="active"
				defaultChecked={typed ? typed.active === 'on' : active}
				hint="Hidden products are neither listed nor found nor sold; what was ordered is still made."
			/>
			<div className="sm:col-span-2">
				<Button type="submit" variant="action">
					Save product
				</Button>
			</div>
		</form>
	)
}

/** The same to read, for who may not change it. */
export function ProductFacts({ product }: Pick<ProductAtDesk, 'product'>) {
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
