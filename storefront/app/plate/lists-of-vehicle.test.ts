import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { listOfSize, listsOfVehicle } from './lists-of-vehicle.ts'

const [withC, withoutC] = [{ commercial: true }, { commercial: false }]

test('sizes with a C are listed with the vans, others of a van with the cars', () => {
  expect(listOfSize({ vehicle_type: van }, true)).toBe(van)
  expect(listOfSize({ vehicle_type: van }, false)).toBe(car)
  expect(listOfSize({ vehicle_type: car }, false)).toBe(car)
  expect(listOfSize({ vehicle_type: truck }, false)).toBe(truck)
})

test('a vehicle with both has two lists, its own first', () => {
  expect(listsOfVehicle({ vehicle_type: van, sizes: [withoutC, withC, withoutC] })).toEqual([van, car])
  expect(listsOfVehicle({ vehicle_type: car, sizes: [withC, withoutC] })).toEqual([car, van])
})

test('a van that wears car tyres alone has the list of cars', () => {
  expect(listsOfVehicle({ vehicle_type: van, sizes: [withoutC] })).toEqual([car])
})
