// The words around a shared design, in every language. Its name and its description are data in English.
import { translations } from '#kit/translations.ts'

type SharedTexts = {
	head: (version: number) => string
	worn: (made: string) => string
	proof: string
	familySheet: string
	ownDesign: string
}

export const sharedTexts = translations<SharedTexts>({
	en: {
		head: (version) => `Shared design, version ${version}`,
		worn: (made) => `${made} as worn`,
		proof: 'Open the proof (PDF)',
		familySheet: 'Sheet for families (PDF)',
		ownDesign: 'Design your own',
	},
	es: {
		head: (version) => `Diseño compartido, versión ${version}`,
		worn: (made) => `${made}, como se ve puesto`,
		proof: 'Abrir la prueba (PDF)',
		familySheet: 'Hoja para las familias (PDF)',
		ownDesign: 'Haga su propio diseño',
	},
})
