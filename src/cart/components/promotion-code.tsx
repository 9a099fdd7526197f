import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CartPromotion, RefusedCode } from '../rules/view.ts'
import { CartForm } from './cart-form.tsx'

/** The code of the cart with what it does, or the field for one. */
export function PromotionCode({
	promotion: { code, notice, instead },
	refused,
}: {
	promotion: CartPromotion
	refused: RefusedCode | null
}) {
	return (
		<div className="mt-4 grid gap-3 border-t border-line pt-4">
			{instead !== null && <p className="text-sm text-muted">{instead}</p>}
			{code !== null && (
				<div role="status">
					<CartForm intent="code-remove" className="flex flex-wrap items-center justify-between gap-x-4">
						<p className="flex items-center gap-2 font-semibold">
							<Icon name={notice === null ? 'check' : 'info'} size={18} className="text-primary" />
							<span className="break-all">{`Code ${code}`}</span>
						</p>
						<Button type="submit" variant="ghost" size="small" aria-label={`Remove code ${code}`}>
							Remove
						</Button>
					</CartForm>
					{notice !== null && <p className="text-sm font-semibold text-danger">{notice}</p>}
				</div>
			)}
			{(code === null || refused) && (
				<CartForm intent="code" className="flex items-start gap-3">
					<TextField
						label="Promotion code"
						name="code"
						id="promotion-code"
						defaultValue={refused?.typed ?? ''}
						error={refused?.problem}
						maxLength={60}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						className="min-w-0 flex-1"
					/>
					<Button type="submit" variant="outline" id="apply-code" className="mt-7">
						Apply
					</Button>
				</CartForm>
			)}
		</div>
	)
}
