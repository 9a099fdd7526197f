// The elements of the product page, in one file of the build. The document names it (http/element-scripts.ts), and main.ts imports it.
import { defineGallery } from './gallery.ts'
import { defineProductPicker } from './product-picker.ts'

defineGallery()
defineProductPicker()
