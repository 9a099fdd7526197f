import type { TypedItems } from '#portals/rules/portal-form.ts'
import type { ProductLine } from '#portals/views.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ProductFace } from '../portals/product-face.tsx'

type CatalogProps = {
	products: readonly ProductLine[]
	/** The ticked items of a refused form. */
	typed: TypedItems
	/** Default deadline of untouched rows. */
	deadline: string
	error?: string | undefined
}

/** Products for a new portal's catalog, each with required and deadline fields. */
export function FirstCatalog({ products, typed, deadline, error }: CatalogProps) {
	return (
		<>
			{error && (
				<p id="items" role="alert" className="mb-3 font-semibold text-danger">
					{error}
				</p>
			)}
			<div
				role="region"
				aria-label="Products to choose from"
				tabIndex={0}
				className="relative max-h-[34rem] overflow-y-auto rounded-notice border border-line"
			>
				<ul className="divide-y divide-line">
					{products.map((product) => (
						<FirstItem
							key={product.productId}
							product={product}
							typed={typed[product.productId]}
							deadline={deadline}
						/>
					))}
				</ul>
			</div>
		</>
	)
}

type ItemProps = { product: ProductLine; typed: TypedItems[string] | undefined; deadline: string }

const FirstItem = ({ product, typed, deadline }: ItemProps) => {
	const id = product.productId
	const name = `${product.brand} ${product.model}`
	return (
		<li className="group grid items-center gap-x-5 px-3 py-2 has-[[data-pick]:checked]:bg-success-surface sm:grid-cols-[1fr_auto_auto] sm:px-4">
			<label className="flex min-h-14 cursor-pointer items-center gap-3">
				<input
					type="checkbox"
					name={`item-${id}`}
					defaultChecked={typed !== undefined}
					data-pick=""
					className="size-5 shrink-0 accent-primary"
				/>
				<ProductFace product={product} />
			</label>
			<Checkbox
				name={`required-${id}`}
				label={
					<>
						Required<span className="sr-only">: {name}</span>
					</>
				}
				defaultChecked={typed?.required ?? false}
				className="max-sm:pl-8"
			/>
			<TextField
				name={`deadline-${id}`}
				type="date"
				label={
					<>
						Order by<span className="sr-only">: {name}</span>
					</>
				}
				defaultValue={typed?.deadline ?? deadline}
				className="max-sm:pb-2 max-sm:pl-8"
			/>
		</li>
	)
}
