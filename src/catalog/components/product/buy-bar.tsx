import { Button } from '#ui/button.tsx'
import type { ProductView } from '../../rules/product/view.ts'
import { TextSlot } from './slot.tsx'

/** Keeps price and button on screen on phones; the text beside the price links to the missing choice. */
export function BuyBar({ view: { texts, tone } }: { view: ProductView }) {
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
					className="shrink-0"
				>
					Add to Cart
				</Button>
			</div>
		</div>
	)
}
