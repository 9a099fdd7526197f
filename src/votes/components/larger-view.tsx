// Front and back of a design at a larger size, in a dialog that needs no script.
import type { PageLanguage } from '#kit/language.ts'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { voterTexts } from '../rules/voter-texts.ts'
import { votePictureUrl } from '../urls.ts'
import type { ChoiceView } from '../views.ts'

type ViewProps = { token: string; choice: ChoiceView; description?: string; language?: PageLanguage }

const dialogId = ({ position }: ChoiceView): string => `design-${position}`

export const LargerViewButton = ({ choice, language = 'en' }: Pick<ViewProps, 'choice' | 'language'>) => (
	<DialogButton opens={dialogId(choice)} variant="outline" size="small">
		{voterTexts[language].frontAndBack}
		<span className="sr-only">{voterTexts[language].ofDesign(choice.letter, choice.name)}</span>
	</DialogButton>
)

export const LargerView = ({ token, choice, description, language = 'en' }: ViewProps) => (
	<Dialog id={dialogId(choice)} title={`${choice.letter}: ${choice.name}`} close={pageTexts[language].close}>
		<p className="text-muted">{choice.made}</p>
		<div className="mt-3 grid gap-3">
			{(['front', 'back'] as const).map((side) => (
				<figure key={side} className="stage rounded-card border border-line p-3">
					<img
						src={votePictureUrl(token, choice.position, side)}
						alt={voterTexts[language].sideOf(voterTexts[language][side], choice.name)}
						width={640}
						height={800}
						loading="lazy"
						decoding="async"
						className="aspect-4/5 w-full object-contain"
					/>
					<figcaption className="text-center text-label font-semibold">
						{voterTexts[language][side]}
					</figcaption>
				</figure>
			))}
		</div>
		{description && <p className="mt-3 text-[0.9375rem]">{description}</p>}
	</Dialog>
)

/** The front, where the name stands beside it. */
export const FrontPicture = ({ token, choice }: ViewProps) => (
	<img
		src={votePictureUrl(token, choice.position, 'front')}
		alt=""
		width={640}
		height={800}
		decoding="async"
		className="stage aspect-4/5 w-full object-contain p-3"
	/>
)
