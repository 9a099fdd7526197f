import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { maxQuantity, type Choice, type ProductDetail } from '../../rules/product/sheet.ts'
import type { ProductView } from '../../rules/product/view.ts'
import { CustomizeInTeamColors } from './in-team-colors.tsx'
import { TextSlot, useProductTexts } from './variant-picker.tsx'

/** On phones the bar at the bottom has the main action. In team colors that is Customize, and this one stands back. */
const besideCustomize =
	'max-lg:hidden max-lg:in-team-colors:inline-flex in-team-colors:border in-team-colors:border-field-line in-team-colors:bg-field in-team-colors:text-ink in-team-colors:not-disabled:hover:border-ink in-team-colors:not-disabled:hover:bg-card'

type AddToCartProps = { choice: Choice; view: ProductView }

/** Quantity, button and arrival date. Without JavaScript a missing size is reported on submit. */
export function AddToCart({ choice, view }: AddToCartProps) {
	const { add } = useProductTexts()
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-stretch gap-3">
				<Quantity choice={choice} />
				<Button
					type="submit"
					variant="action"
					size="large"
					disabled={view.tone === 'out'}
					data-add
					aria-describedby="reason"
					className={`flex-1 ${besideCustomize}`}
				>
					<Icon name="cart" />
					{add}
				</Button>
			</div>
			<div role="status" className="grid gap-1 text-[0.9375rem]">
				<p
					data-tone={view.tone}
					className="group flex items-center gap-2.5 font-semibold data-[tone=good]:text-primary data-[tone=out]:text-danger"
				>
					<Icon name="check" size={18} className="not-group-data-[tone=good]:hidden" />
					<Icon
						name="alert"
						size={18}
						className="group-data-[tone=good]:hidden group-data-[tone=open]:hidden"
					/>
					<Icon name="ruler" size={18} className="not-group-data-[tone=open]:hidden" />
					<TextSlot id="reason" name="stock" texts={view.texts} />
				</p>
				<p className="flex items-center gap-2.5 has-[[data-slot][hidden]]:hidden">
					<Icon name="truck" size={18} className="text-muted" />
					<TextSlot name="arrival" texts={view.texts} />
				</p>
			</div>
		</div>
	)
}

const stepper =
	'grid w-11 place-items-center text-muted transition-colors not-disabled:hover:text-ink disabled:opacity-40 [product-picker:not(:defined)_&]:invisible'

function Quantity({ choice }: { choice: Choice }) {
	const texts = useProductTexts()
	return (
		<div className="flex min-h-13 w-full rounded-control border border-field-line bg-field has-focus-visible:border-ink lg:w-auto">
			<button type="button" data-by="-1" aria-label={texts.less} className={stepper}>
				<Icon name="minus" size={18} />
			</button>
			<label className="flex flex-1">
				<span className="sr-only">{texts.quantity}</span>
				<input
					type="number"
					name="qty"
					min={1}
					max={maxQuantity}
					step={1}
					defaultValue={choice.quantity}
					inputMode="numeric"
					className="figures w-full min-w-12 flex-1 appearance-none bg-transparent text-center text-lg font-bold [-moz-appearance:textfield] lg:w-14 [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
				/>
			</label>
			<button type="button" data-by="1" aria-label={texts.one} className={stepper}>
				<Icon name="plus" size={18} />
			</button>
		</div>
	)
}

type BuyBarProps = AddToCartProps & { product: ProductDetail }

/** Keeps price and button on screen on phones; the text beside the price links to the missing choice. */
export function BuyBar({ product, choice, view: { texts, tone } }: BuyBarProps) {
	const { add } = useProductTexts()
	return (
		<div
			data-screen-only
			className="sticky bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
		>
			<div className="measure flex items-center gap-3 py-2.5">
				<p className="min-w-0 flex-1 leading-tight">
					<TextSlot
						name="each"
						texts={texts}
						className="display figures block text-[1.625rem] leading-none"
					/>
					<a
						href="#sizes"
						data-slot="reason"
						hidden={texts.reason === ''}
						className="mt-1 block text-[0.8125rem] text-body underline underline-offset-2"
					>
						{texts.reason}
					</a>
					<TextSlot
						name="total"
						texts={texts.reason === '' ? texts : { ...texts, total: '' }}
						className="mt-1 block truncate text-[0.8125rem] text-muted"
					/>
				</p>
				<Button
					type="submit"
					form="buy"
					variant="action"
					size="large"
					disabled={tone === 'out'}
					data-add
					className="shrink-0 in-team-colors:hidden"
				>
					{add}
				</Button>
				{product.attributes.customizable && (
					<CustomizeInTeamColors product={product} choice={choice} className="max-w-40 shrink-0" />
				)}
			</div>
		</div>
	)
}
