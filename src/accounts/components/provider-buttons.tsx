import { Button } from '#ui/button.tsx'

export type ProviderChoice = { name: string; label: string }

type ProviderButtonsProps = {
	providers: readonly ProviderChoice[]
	isBusy: boolean
	onChoose: (name: string) => void
}

/** Buttons for sign-in providers. The callback page needs scripts, so without them there are no buttons. */
export function ProviderButtons({ providers, isBusy, onChoose }: ProviderButtonsProps) {
	if (providers.length === 0) return null
	return (
		<div className="mt-6 noscript:hidden">
			<p className="mb-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				or
			</p>
			<div className="grid gap-2.5">
				{providers.map(({ name, label }) => (
					<Button
						key={name}
						variant="outline"
						size="large"
						disabled={isBusy}
						onClick={() => onChoose(name)}
						className="w-full"
					>
						Continue with {label}
					</Button>
				))}
			</div>
		</div>
	)
}
