import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CartPromotion, RefusedCode } from '../rules/view.ts'
import { codeTextIn } from '#promotions/rules/code-phrases.ts'
import { CartForm } from './cart-form.tsx'
import { useCartTexts } from './cart-language.tsx'

export const codeFormId = 'code-form'

/** Whether a code can be typed. */
export const hasCodeField = (code: string | null, refused: RefusedCode | null): boolean =>
	code === null || refused !== null

/** The code of the cart with what it does, or the field for one. */
export function PromotionCode({
	promotion: { code, notice, instead },
	refused,
}: {
	promotion: CartPromotion
	refused: RefusedCode | null
}) {
	const { language, texts } = useCartTexts()
	return (
		<div className="mt-4 grid gap-3 border-t border-line pt-4">
			{instead !== null && <p className="text-sm text-muted">{codeTextIn(language, instead)}</p>}
			{code !== null && (
				<div role="status">
					<CartForm intent="code-remove" className="flex flex-wrap items-center justify-between gap-x-4">
						<p className="flex items-center gap-2 font-semibold">
							<Icon name={notice === null ? 'check' : 'info'} size={18} className="text-primary" />
							<span className="break-all">{texts.code.shown(code)}</span>
						</p>
						<Button type="submit" variant="ghost" size="small" aria-label={texts.code.removeOf(code)}>
							{texts.code.remove}
						</Button>
					</CartForm>
					{notice !== null && (
						<p className="text-sm font-semibold text-danger">{codeTextIn(language, notice)}</p>
					)}
				</div>
			)}
			{hasCodeField(code, refused) && (
				<CartForm intent="code" id={codeFormId} className="flex items-start gap-3">
					<TextField
						label={texts.code.label}
						name="code"
						id="promotion-code"
						defaultValue={refused?.typed ?? ''}
						error={refused?.problem || undefined}
						maxLength={60}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						className="min-w-0 flex-1"
					/>
					<Button type="submit" variant="outline" id="apply-code" className="mt-7">
						{texts.code.apply}
					</Button>
				</CartForm>
			)}
		</div>
	)
}
