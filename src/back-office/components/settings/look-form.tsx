// The form of the shop's colors and logo.
import { Checkbox, fieldAttributes, fieldBox, FieldFrame } from '#ui/fields.tsx'
import { colorNames, lookForm } from '../../rules/look-form.ts'
import { Sheet } from '../records.tsx'
import { fieldGrid, SectionForm } from './section-form.tsx'
import type { SettingsFields } from './settings-page.tsx'

const colors = [
	{ name: 'primary', hint: 'Links, selected things and marks on light ground.' },
	{ name: 'action', hint: 'The one button of a page that moves things on, with dark words.' },
	{ name: 'turf', hint: 'Behind headers, titles and the head of papers, with light words.' },
] as const

export function LookForm({ seen, typed, errors, place }: SettingsFields) {
	const logoUrl = typed['logoUrl'] ?? ''
	return (
		<SectionForm path={lookForm.path} seen={seen} place={place} hasFile>
			<Sheet title="Colors" intro="Each is checked: words on it and links in it must be readable.">
				<div className={fieldGrid}>
					{colors.map(({ name, hint }) => {
						const field = { name, hint, label: colorNames[name], error: errors[name] }
						return (
							<FieldFrame key={name} {...field}>
								<input
									type="color"
									{...fieldAttributes(field)}
									defaultValue={typed[name] ?? ''}
									className={`${fieldBox} h-11 p-1`}
								/>
							</FieldFrame>
						)
					})}
				</div>
			</Sheet>
			<Sheet
				title="Logo"
				intro="Instead of the name in letters, on every page. Mails show it when it is a PNG."
			>
				<input type="hidden" name="logoUrl" value={logoUrl} />
				<input type="hidden" name="logoWidth" value={typed['logoWidth'] ?? ''} />
				<input type="hidden" name="logoHeight" value={typed['logoHeight'] ?? ''} />
				<div className="grid gap-4">
					{logoUrl !== '' && (
						<div>
							<img
								src={logoUrl}
								alt="The logo"
								className="max-h-24 max-w-60 rounded-chip border border-line p-2"
								style={{ background: 'white' }}
							/>
							<Checkbox
								name="noLogo"
								label="Without a logo: the name in letters"
								defaultChecked={typed['noLogo'] === 'on'}
							/>
						</div>
					)}
					<FieldFrame
						name="logo"
						label="File"
						hint="SVG, PNG, JPEG or WebP, up to 10 MB."
						error={errors['logo']}
					>
						<input
							type="file"
							accept=".svg,.png,.jpg,.jpeg,.webp"
							{...fieldAttributes({ name: 'logo', hint: true, error: errors['logo'] })}
							className={fieldBox}
						/>
					</FieldFrame>
				</div>
			</Sheet>
		</SectionForm>
	)
}
