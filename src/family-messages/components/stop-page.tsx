import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { stopTexts } from '../rules/stop-texts.ts'
import type { StopView } from '../views.ts'
import { useShopName } from '#ui/shop.tsx'

/** One button, without an account and without scripts; it can be undone. */
export function StopPage({ view, language }: { view: StopView; language: PageLanguage }) {
	const texts = stopTexts[language]
	const { addresses, isStopped, teamName } = view
	return (
		<div className="measure grid max-w-2xl gap-4 py-6 sm:py-12">
			<LanguageSwitch language={language} />
			<Card stitched className="grid gap-4 p-5 pt-8 sm:p-8 sm:pt-10">
				<h1 className="display text-heading">{isStopped ? texts.stoppedTitle : texts.title}</h1>
				{addresses.length === 0 ? (
					<p>{texts.noAddress}</p>
				) : (
					<>
						<div role={isStopped ? 'status' : undefined}>
							<p>{isStopped ? texts.stopped : texts.says(teamName)}</p>
							<ul className="mt-1 list-disc pl-5 font-semibold">
								{addresses.map((address) => (
									<li key={address} className="wrap-anywhere">
										{address}
									</li>
								))}
							</ul>
						</div>
						<form method="post" className="grid justify-items-start">
							<Button
								type="submit"
								name="intent"
								value={isStopped ? 'allow' : 'stop'}
								variant={isStopped ? 'outline' : 'action'}
								size="large"
							>
								{isStopped ? texts.allow : texts.stop}
							</Button>
						</form>
						<p className="text-label text-muted">{texts.all}</p>
					</>
				)}
			</Card>
		</div>
	)
}

/** @param message why the link opens nothing */
export const StopRefused = ({ message, language }: { message: string; language: PageLanguage }) => (
	<div lang={languageTags[language]} className="measure grid max-w-2xl gap-4 py-6 sm:py-12">
		<title>{`${stopTexts[language].pageTitle} | ${useShopName()}`}</title>
		<LanguageSwitch language={language} />
		<Card stitched className="grid gap-4 p-5 pt-8 sm:p-8 sm:pt-10">
			<h1 className="display text-heading">{stopTexts[language].pageTitle}</h1>
			<p className="text-lg font-semibold">{message}</p>
		</Card>
	</div>
)
