import {
  createArticle,
  deleteArticle,
  getStaffArticle,
  getStaffArticles,
  getUnreadableArticles,
  saveArticle,
  setArticleState,
} from '@pito/contracts/staff-articles'
import {
  archiveBrand,
  createBrand,
  deleteBrand,
  getStaffBrand,
  getStaffBrands,
  saveBrand,
} from '@pito/contracts/staff-brands'
import {
  archiveModel,
  createModel,
  deleteModel,
  getStaffModel,
  getStaffModels,
  saveModel,
} from '@pito/contracts/staff-models'
import { getLiveSince } from '@pito/contracts/staff-office'
import { getModelPictures, saveModelPictures } from '@pito/contracts/staff-pictures'
import type { Routes } from '../../platform/http/calls.ts'
import { changeArticleState, removeArticle } from '../articles/change-article-state.ts'
import { listArticles, showArticle } from '../articles/list-articles.ts'
import { addArticle, changeArticle, checkArticle } from '../articles/save-article.ts'
import { archiveOrRestoreBrand, removeBrand } from '../brands/archive-brand.ts'
import { listStaffBrands, showStaffBrand } from '../brands/list-brands.ts'
import { addBrand, changeBrand, checkBrand } from '../brands/save-brand.ts'
import { archiveOrRestoreModel, removeModel } from '../models/archive-model.ts'
import { listStaffModels, showStaffModel } from '../models/list-models.ts'
import { addModel, changeModel, checkModel } from '../models/save-model.ts'
import { savePictures, showModelPictures } from '../pictures/change-pictures.ts'
import { listUnreadable } from './list-unreadable.ts'
import { showLive } from './show-live.ts'

/** The calls of the back office that need the right to read the catalogue. */
export const goodsReadingRoutes: Routes = (on) => {
  on(getStaffArticles, listArticles)
  on(getStaffArticle, showArticle)
  on(getUnreadableArticles, listUnreadable)
  on(getStaffBrands, listStaffBrands)
  on(getStaffBrand, showStaffBrand)
  on(getStaffModels, listStaffModels)
  on(getStaffModel, showStaffModel)
  on(getModelPictures, showModelPictures)
  on(getLiveSince, showLive)
}

/** The calls of the back office that need the right to edit the catalogue. */
export const goodsEditingRoutes: Routes = (on) => {
  on(createArticle, addArticle, { checkFields: checkArticle })
  on(saveArticle, changeArticle, { checkFields: checkArticle })
  on(setArticleState, changeArticleState)
  on(deleteArticle, removeArticle)
  on(createBrand, addBrand, { checkFields: checkBrand })
  on(saveBrand, changeBrand, { checkFields: checkBrand })
  on(archiveBrand, archiveOrRestoreBrand)
  on(deleteBrand, removeBrand)
  on(createModel, addModel, { checkFields: checkModel })
  on(saveModel, changeModel, { checkFields: checkModel })
  on(archiveModel, archiveOrRestoreModel)
  on(deleteModel, removeModel)
  on(saveModelPictures, savePictures)
}
