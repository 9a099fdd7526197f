// The form that turns a request into a portal.
import { counted } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import type { FieldErrors } from '#portals/rules/form-fields.ts'
import type { TypedItems, TypedOpening } from '#portals/rules/portal-form.ts'
import type { OrganizationLine, ProductLine } from '#portals/views.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#ui/fields.tsx'
import { CertificateFields, FormErrors, MoneyFields, TeamFields } from '../portals/settings-form.tsx'
import { Sheet } from '../records.tsx'
import { ProductFace } from '../portals/catalog-sheet.tsx'

type CatalogProps = {
	products: readonly ProductLine[]
	/** The ticked items of a refused form. */
	typed: TypedItems
	/** Default deadline of untouched rows. */
	deadline: string
	error?: string | undefined
}

/** Products for a new portal's catalog, each with required and deadline fields. */
function FirstCatalog({ products, typed, deadline, error }: CatalogProps) {
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

export type OpeningState = { typed: TypedOpening; typedItems: TypedItems; errors: FieldErrors }

type OpeningProps = {
	state: OpeningState
	organizations: readonly OrganizationLine[]
	products: readonly ProductLine[]
	/** Default deadline of the catalog rows. */
	deadline: string
	/** The search for other organizations; its form is outside this one. */
	lookUp: ReactNode
	/** What happens for the coach when the portal opens. */
	promise: string
	/** Of the button. */
	label?: string
	/** Fields before the others. */
	children?: ReactNode
}

export function OpeningForm({
	state,
	organizations,
	products,
	deadline,
	lookUp,
	promise,
	...more
}: OpeningProps) {
	const { typed, typedItems, errors } = state
	return (
		<form
			id="open"
			method="post"
			noValidate
			className={`grid min-w-0 gap-5 ${more.label === undefined ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : ''}`}
		>
			<FormErrors errors={errors} />
			{more.children}
			<Sheet
				title="Organization"
				intro="Who pays, whose purchase orders are numbered, and what is exempt from tax."
			>
				<OrganizationFields {...{ typed, errors, organizations }} />
				{lookUp}
			</Sheet>
			<Sheet
				title="Team"
				intro="Every garment opens in a design of these colors with the team’s name; its coach can change each."
			>
				<TeamFields typed={typed} errors={errors} />
			</Sheet>
			<Sheet title="Fundraising and tax">
				<div className="grid gap-4">
					<MoneyFields typed={typed} errors={errors} />
					<CertificateFields
						typed={typed}
						errors={errors}
						note="Empty leaves what the organization has on file."
					/>
				</div>
			</Sheet>
			<Sheet
				title="First catalog"
				intro="Tick what the team can order. More products, other sports and the team’s designs are added on the portal’s own page."
			>
				<FirstCatalog products={products} typed={typedItems} deadline={deadline} error={errors['items']} />
			</Sheet>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<Button type="submit" name="intent" value="accept" variant="action" size="large">
					{more.label ?? 'Accept and open the portal'}
				</Button>
				<p className="max-w-prose text-sm text-muted">{promise}</p>
			</div>
		</form>
	)
}

type OrganizationProps = {
	typed: TypedOpening
	errors: FieldErrors
	organizations: readonly OrganizationLine[]
}

const OrganizationFields = ({ typed, errors, organizations }: OrganizationProps) => (
	<div className="grid items-start gap-4 sm:grid-cols-2">
		<SelectField
			label="Organization"
			name="organization"
			options={[
				{ value: 'new', label: 'A new organization' },
				...organizations.map(({ id, name, teams }) => ({
					value: id,
					label: `${name} (${counted(teams, 'team')})`,
				})),
			]}
			defaultValue={typed.organization}
			hint="One that is there shares its tax certificate and its purchase orders: be sure the team is part of it."
			error={errors['organization']}
		/>
		<TextField
			label="Name of a new organization"
			name="organizationName"
			maxLength={150}
			defaultValue={typed.organizationName}
			hint="Counts only for a new one."
			error={errors['organizationName']}
		/>
	</div>
)
