// The links to pictures of a design in Spanish.
import type { DownloadTexts } from './download-texts.ts'

export const spanishDownloads: DownloadTexts = {
	list: 'Imágenes para descargar',
	pictures: {
		front: { none: 'Frente, transparente (PNG)', turf: 'Frente, sobre césped (PNG)' },
		back: { none: 'Espalda, transparente (PNG)', turf: 'Espalda, sobre césped (PNG)' },
	},
	sheet: 'Hoja para las familias (PDF)',
	otherSheet: 'Hoja en inglés (PDF)',
	prices: 'La hoja para las familias muestra el precio sin el descuento del entrenador o de la escuela.',
}
