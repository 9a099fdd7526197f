// The form of a promotion, with what it would do in words.
import { promotionRoles } from '#promotions/states.ts'
import { sportName } from '#sports/sports.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#ui/fields.tsx'
import { useShell } from '#ui/shop.tsx'
import {
	chosenCollections,
	collectionField,
	promotionSports,
	roleField,
	sportField,
	type PromotionErrors,
	type TypedPromotion,
} from '../../rules/promotion-form.ts'
import { roleNames } from '../../rules/list-filters.ts'
import { Sheet } from '../records.tsx'
import { fieldGrid } from '../settings/section-form.tsx'

/** Of the shop, by title. */
export type CollectionChoices = readonly { id: string; title: string }[]

type FormProps = { typed: TypedPromotion; errors: PromotionErrors; collections: CollectionChoices }

const boxes = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-4'

const valueOf = ({ typed, errors }: Pick<FormProps, 'typed' | 'errors'>, name: string) => ({
	name,
	defaultValue: typed[name] ?? '',
	error: errors[name],
	autoComplete: 'off',
})
const boxOf = ({ typed }: Pick<FormProps, 'typed'>, name: string) => ({
	name,
	defaultChecked: typed[name] === 'on',
})

type Identity = { action: string; id: string; revision: number | null; sentence: string | null }

/** @param revision of the promotion that the form shows; null for a new one */
export function PromotionForm({ action, id, revision, sentence, ...form }: FormProps & Identity) {
	return (
		<form method="post" action={action} noValidate className="grid gap-6">
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="revision" value={revision ?? ''} />
			<What {...form} />
			<For {...form} />
			<When {...form} />
			{sentence !== null && (
				<p role="status" className="rounded-card border border-line bg-card p-4 font-semibold">
					{sentence}
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" name="intent" value="save" variant="action">
					Save promotion
				</Button>
				<Button type="submit" name="intent" value="preview" variant="outline">
					Say it in words
				</Button>
			</div>
		</form>
	)
}

const What = (form: FormProps) => (
	<Sheet title="What it takes off">
		<div className={fieldGrid}>
			<TextField
				label="Name"
				hint="Buyers read it in the cart, on the order and in mails."
				maxLength={60}
				{...valueOf(form, 'name')}
			/>
			<TextField
				label="Code"
				hint="Empty for a promotion that needs none. Small letters count as capitals."
				maxLength={30}
				{...valueOf(form, 'code')}
			/>
			<SelectField
				label="Kind"
				options={[
					{ value: 'percent', label: 'Percent' },
					{ value: 'amount', label: 'Amount' },
					{ value: 'free_shipping', label: 'Free shipping' },
				]}
				{...valueOf(form, 'kind')}
			/>
			<TextField
				label="Percent off"
				unit="%"
				inputMode="decimal"
				hint="For the kind Percent."
				{...valueOf(form, 'rate')}
			/>
			<TextField
				label="Amount off"
				unit="$"
				inputMode="decimal"
				hint="For the kind Amount."
				{...valueOf(form, 'amount')}
			/>
		</div>
		<Checkbox
			label="On top of the quantity or team discount"
			hint="Otherwise the buyer gets whichever saves more, never both. One promotion counts per order: the one that saves most."
			className="mt-2"
			{...boxOf(form, 'combines')}
		/>
	</Sheet>
)

const For = (form: FormProps) => (
	<Sheet title="What and whom it is for" intro="Leave a part empty, and it is for all of them.">
		<fieldset>
			<legend className="text-label font-semibold">Sports</legend>
			<div className={boxes}>
				{promotionSports(useShell().sports).map((sport) => (
					<Checkbox key={sport} label={sportName(sport)} {...boxOf(form, sportField(sport))} />
				))}
			</div>
		</fieldset>
		<fieldset className="mt-3">
			<legend className="text-label font-semibold">Roles</legend>
			<div className={boxes}>
				{promotionRoles.map((role) => (
					<Checkbox key={role} label={roleNames[role]} {...boxOf(form, roleField(role))} />
				))}
			</div>
		</fieldset>
		<Collections {...form} />
		<div className={`${fieldGrid} mt-3`}>
			<TextField label="Products, by SKU" hint="With commas between them." {...valueOf(form, 'skus')} />
			<TextField
				label="Team portals"
				hint="The last part of their address, such as lakewood-rams-7f3a, with commas between them."
				{...valueOf(form, 'portals')}
			/>
			<TextField
				label="From a price of"
				unit="$"
				inputMode="decimal"
				hint="Of these goods, before discounts."
				{...valueOf(form, 'least')}
			/>
			<TextField label="From this many" unit="units" inputMode="numeric" {...valueOf(form, 'least-units')} />
		</div>
	</Sheet>
)

/** One that was deleted stays chosen, so that the promotion does not become one for all goods. */
function Collections({ collections, ...form }: FormProps) {
	const known = new Set(collections.map(({ id }) => id))
	const deleted = chosenCollections(form.typed).filter((id) => !known.has(id))
	const shown = [...collections, ...deleted.map((id) => ({ id, title: 'A collection that was deleted' }))]
	if (shown.length === 0) return null
	const error = form.errors['collections']
	return (
		<fieldset className="mt-3" id="collections" aria-describedby={error && 'collections-error'}>
			<legend className="text-label font-semibold">Collections</legend>
			<p className="text-label text-muted">
				For what is in one of them when it is ordered. With sports or products beside them, goods must be in
				both.
			</p>
			{error && (
				<p id="collections-error" className="font-semibold text-danger">
					{error}
				</p>
			)}
			<div className={`${boxes} max-h-72 overflow-y-auto`}>
				{shown.map(({ id, title }) => (
					<Checkbox key={id} label={title} {...boxOf(form, collectionField(id))} />
				))}
			</div>
		</fieldset>
	)
}

const When = (form: FormProps) => (
	<Sheet title="When and how often">
		<div className={fieldGrid}>
			<TextField label="First day" type="date" {...valueOf(form, 'starts')} />
			<TextField label="Last day" type="date" hint="Included. Empty for no end." {...valueOf(form, 'ends')} />
			<TextField
				label="Orders in all"
				inputMode="numeric"
				hint="Empty for no limit."
				{...valueOf(form, 'uses')}
			/>
			<TextField
				label="Orders per person"
				inputMode="numeric"
				hint="Empty for no limit. A canceled order gives its use back."
				{...valueOf(form, 'uses-each')}
			/>
		</div>
	</Sheet>
)
