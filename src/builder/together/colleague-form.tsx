// Inviting someone of the owner's teams: they get a mail with the link and find the design among theirs.
import { useId, type FormEvent } from 'react'
import type { TogetherColleague } from '#designs/views.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { useBuilderTexts } from '../components/builder-language.tsx'

type ColleagueFormProps = {
	colleagues: readonly TogetherColleague[]
	isBusy: boolean
	onInvite: (colleague: TogetherColleague) => void
}

export function ColleagueForm({ colleagues, isBusy, onInvite }: ColleagueFormProps) {
	const id = useId()
	const { invite: texts } = useBuilderTexts().frame.together
	if (colleagues.length === 0) return null
	const invite = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const chosen = new FormData(event.currentTarget).get('colleague')
		const colleague = colleagues.find(({ userId }) => userId === chosen)
		if (colleague && !isBusy) onInvite(colleague)
	}
	return (
		<form className="mt-4 grid gap-2" onSubmit={invite}>
			<SelectField
				id={id}
				name="colleague"
				label={texts.fromTeam}
				hint={texts.fromTeamHint}
				options={colleagues.map(({ userId, name, place }) => ({ value: userId, label: `${name}, ${place}` }))}
			/>
			<p>
				{/* Not disabled while busy: it would lose the focus. */}
				<Button type="submit" variant="outline">
					{texts.send}
				</Button>
			</p>
		</form>
	)
}
