import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

export const mostPictureBytes = 20 * 1024 * 1024
export const mostPicturesOfModel = 20

/** The part of a picture that the shop shows: a square, in shares of the width and height of the upright picture. */
export interface PictureCrop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const pictureSentences = sentences({
  tooLarge: { fi_FI: 'Kuva on yli 20 Mt.', en_GB: 'The picture is larger than 20 MB.' },
  notReadable: {
    fi_FI: 'Tiedosto ei ole JPEG-, PNG- tai WebP-kuva.',
    en_GB: 'The file is not a JPEG, PNG or WebP picture.',
  },
  tooManyPixels: {
    fi_FI: 'Kuvassa on yli 50 megapikseliä. Pienennä kuva ja lähetä se uudelleen.',
    en_GB: 'The picture has more than 50 megapixels. Make it smaller and send it again.',
  },
  tooSmall: {
    fi_FI: 'Rajattu kuva on alle 300 pikseliä leveä.',
    en_GB: 'The cropped picture is less than 300 pixels wide.',
  },
  known: { fi_FI: 'Sama kuva on jo mallilla.', en_GB: 'The model already has this picture.' },
  tooMany: { fi_FI: 'Mallilla on enintään 20 kuvaa.', en_GB: 'A model has at most 20 pictures.' },
  companyFirst: {
    fi_FI: 'Tallenna ensin yrityksen tiedot.',
    en_GB: 'Save the data of the company first.',
  },
  altMissing: {
    fi_FI: 'Kirjoita vaihtoehtoinen teksti.',
    en_GB: 'Enter the alternative text.',
  },
})

/** Returns why a file is not uploaded, as far as its name and size tell. The server looks at the content. */
export function whyNotPicture({
  type,
  size,
}: {
  readonly type: string
  readonly size: number
}): Sentence | null {
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(type)) return pictureSentences.notReadable
  return size > mostPictureBytes ? pictureSentences.tooLarge : null
}
